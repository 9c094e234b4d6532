import { type Phase, phases } from '../../ui/phases/phases';

/** What a segment stands for: a phase, or a phase in which a job ended. Each kind has its own look. */
type SegmentKind = Phase | 'failed' | 'errored';

/** A period on one device. All times in a diagram have the same unit. */
export type BusSegment = {
  phase: Phase;
  start: number;
  end: number;
  kind: SegmentKind;
  /** Replaces the phase's name. */
  label?: string;
};

export type Outcome = 'passed' | 'failed' | 'errored';

/** One device over time, and the outcome of its job at the end of the last segment. */
export type TimingRow = {
  device: string;
  segments: readonly BusSegment[];
  outcome: Outcome;
  /** The device is idle until it gets a retry of another device's job. */
  isRetry?: boolean;
};

/**
 * Returns a job's segments from the times at which its phases start, and its end. A phase without a length is skipped.
 * `others` has what differs in a phase.
 */
export function jobSegments(
  times: readonly number[],
  others: Partial<Record<Phase, Partial<BusSegment>>> = {},
): BusSegment[] {
  return phases
    .map(({ name }, index) => ({
      phase: name,
      start: times[index] ?? 0,
      end: times[index + 1] ?? 0,
      kind: name,
      ...others[name],
    }))
    .filter(({ start, end }) => start < end);
}

/** Describes a row at a given time, in seconds, as text for screen readers. */
export function describeRow(row: TimingRow, time: number): string {
  const { device, segments, outcome } = row;
  const phases = segments
    .filter(({ start }) => start <= time)
    .map(({ phase, start, end, label = phase }) =>
      end > time ? `${phase} since ${start} s` : `${label} from ${start} to ${end} s`,
    );
  const isFinished = Number(segments.at(-1)?.end) <= time;
  if (phases.length === 0) return `${device}: ${jobAt(row, time).state}.`;
  return `${device}: ${phases.join(', ')}. ${isFinished ? `Outcome: ${outcome}` : 'Not finished'}.`;
}

/** A job at a given time: its phase or, once it's finished, its outcome. */
export type JobState = { device: string; state: string; outcome?: Outcome };

/** A capture at a given time. */
export type TimingState = {
  /** In seconds. */
  time: number;
  jobs: readonly JobState[];
  /** Counts of outcomes, such as "1 failed, 3 not finished". Omits counts of zero. */
  summary: string;
  /** The text for screen readers: the time, the jobs that change, and the counts. */
  spoken: string;
};

function jobAt({ device, segments, outcome, isRetry }: TimingRow, time: number): JobState {
  const current = segments.findLast(({ start }) => start <= time);
  if (!current) return { device, state: isRetry ? 'idle' : 'queued' };
  if (current === segments.at(-1) && current.end <= time) return { device, state: outcome, outcome };
  return { device, state: current.phase };
}

/** Returns what a capture shows at a given time, in seconds. At the exact time of a change, the new state applies. */
export function stateAt(rows: readonly TimingRow[], time: number): TimingState {
  const jobs = rows.map((row) => jobAt(row, time));
  const outcomes = jobs.filter(({ state }) => state !== 'idle').map(({ outcome = 'not finished' }) => outcome);
  const summary = ['passed', 'failed', 'errored', 'not finished']
    .map((of) => ({ of, count: outcomes.filter((outcome) => outcome === of).length }))
    .filter(({ count }) => count > 0)
    .map(({ count, of }) => `${count} ${of}`)
    .join(', ');
  const changed = jobs.filter(({ state }, index) => rows[index] && state !== jobAt(rows[index], time - 1).state);
  const changes = changed.map(({ device, state }) => `${device} ${state}`).join(', ');
  return { time, jobs, summary, spoken: `${time} s: ${changes ? `${changes}; ` : ''}${summary}` };
}
