/** What a segment means: the six phases of a job, a phase that ended badly, and a device held by a person. */
export type SegmentKind =
  | 'preparing'
  | 'installing'
  | 'booting'
  | 'running'
  | 'collecting'
  | 'cleaning'
  | 'failed'
  | 'errored'
  | 'held';

/** A period on one device. All times of a diagram have the same unit. */
export type Segment = {
  phase: string;
  start: number;
  end: number;
  kind: SegmentKind;
  /** True while the phase still runs: the right end stays open. */
  open?: boolean;
};

/** One device over time, and what its job proved. */
export type CaptureRow = {
  device: string;
  segments: readonly Segment[];
  outcome: 'passed' | 'failed' | 'errored' | 'running';
};

/** Scale of the time axis: from `left` to `right` px for 0 to `end` units of time. A character is `character` px wide. */
export type TimeScale = {
  left: number;
  right: number;
  end: number;
  character: number;
};

const shortNames: Readonly<Record<string, string>> = {
  preparing: 'prepare',
  installing: 'install',
  booting: 'boot',
  running: 'run',
  collecting: 'collect',
  cleaning: 'clean',
};

/** Returns the x position of a time, in px. */
export function position({ left, right, end }: TimeScale, time: number): number {
  return Math.round((left + ((right - left) * time) / end) * 10) / 10;
}

/** Returns the name of a phase, or its short form, that fits into `width` px; undefined if neither does. */
export function fittingLabel(phase: string, width: number, character: number): string | undefined {
  return [phase, shortNames[phase] ?? phase].find((label) => label.length * character + 12 <= width);
}

/** Describes one row as text for screen readers. */
export function describeRow({ device, segments, outcome }: CaptureRow): string {
  const phases = segments.map(({ phase, start, end, open }) =>
    open ? `${phase} since ${start} s` : `${phase} from ${start} to ${end} s`,
  );
  return `${device}: ${phases.join(', ')}. ${outcome === 'running' ? 'Not finished' : `Outcome: ${outcome}`}.`;
}

/** Counts the rows by outcome, such as "2 passed, 1 failed". */
export function countOutcomes(rows: readonly CaptureRow[]): string {
  const outcomes = ['passed', 'failed', 'errored', 'running'] as const;
  return outcomes
    .map((outcome) => ({ outcome, count: rows.filter((row) => row.outcome === outcome).length }))
    .filter(({ count }) => count > 0)
    .map(({ outcome, count }) => `${count} ${outcome}`)
    .join(', ');
}
