import type { TerminalLine } from '../../Terminal';
import type { TimingState } from '../../TimingDiagram/model';

/** A console line, and the time at which it appears, in seconds. */
export type TimedLine = { at: number; line: TerminalLine };

function lastLine({ jobs }: TimingState): TerminalLine {
  const open = jobs.filter(({ outcome }) => !outcome);
  const [first] = open;
  const hasFailed = jobs.some(({ outcome }) => outcome === 'failed');
  if (!first)
    return [
      { kind: 'dim', text: 'group  ' },
      hasFailed ? { kind: 'fail', text: 'failed' } : { kind: 'ok', text: 'passed' },
    ];
  if (open.length > 1) return { kind: 'dim', text: `waiting for ${open.length} jobs` };
  return [
    { kind: 'dim', text: `waiting for 1 job: ${first.device} ` },
    { kind: 'output', text: first.state },
  ];
}

/**
 * Returns the console's lines at a given time, and the indexes of the current second's lines, which are marked. Later
 * lines are dimmed, and the last line counts the unfinished jobs or, at the end, shows the group's outcome.
 */
export function sessionAt(session: readonly TimedLine[], state: TimingState) {
  const lines = session.map(
    ({ at, line }): TerminalLine =>
      at <= state.time ? line : [line].flat().map(({ text }) => ({ kind: 'later', text })),
  );
  const marked = session.flatMap(({ at }, index) => (at > 0 && at === state.time ? [index] : []));
  return { lines: [...lines, lastLine(state)], marked };
}
