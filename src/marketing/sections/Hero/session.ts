import type { TerminalLine } from '@site/src/marketing/Terminal';
import type { TimingState } from '@site/src/marketing/TimingDiagram/model';

/** A line of the console, and the time at which it appears, in s. */
export type TimedLine = { at: number; line: TerminalLine };

function waitingLine({ jobs }: TimingState): TerminalLine {
  const open = jobs.filter(({ outcome }) => !outcome);
  const [first] = open;
  if (open.length > 1 || !first) return { kind: 'dim', text: `waiting for ${open.length} jobs` };
  return [
    { kind: 'dim', text: `waiting for 1 job: ${first.device} ` },
    { kind: 'info', text: first.state },
  ];
}

/**
 * Returns the lines of the console at the time of a capture: those of later are dimmed, those of this second are marked by
 * their indexes, and the last line counts the jobs that aren't finished.
 */
export function sessionAt(session: readonly TimedLine[], state: TimingState) {
  const lines = session.map(
    ({ at, line }): TerminalLine =>
      at <= state.time ? line : [line].flat().map(({ text }) => ({ kind: 'later', text })),
  );
  const marked = session.flatMap(({ at }, index) => (at > 0 && at === state.time ? [index] : []));
  return { lines: [...lines, waitingLine(state)], marked };
}
