import type { TerminalLine } from '../../Terminal';
import type { TimingState } from '../../TimingDiagram/model';

/** A console line, and the time at which it appears, in seconds. */
export type TimedLine = { at: number; line: TerminalLine };

function lastLine({ jobs }: TimingState): TerminalLine {
  const open = jobs.filter(({ outcome, state }) => !outcome && state !== 'idle').length;
  if (open > 0) return { kind: 'dim', text: open === 1 ? 'waiting for 1 job' : `waiting for ${open} jobs` };
  const hasFailed = jobs.some(({ outcome }) => outcome === 'failed');
  return [
    { kind: 'dim', text: 'group  ' },
    hasFailed ? { kind: 'fail', text: 'failed' } : { kind: 'ok', text: 'passed' },
  ];
}

/**
 * Returns the console's lines at a given time. Later lines are hidden, but keep their space, and the last line counts
 * the unfinished jobs or, at the end, shows the group's outcome.
 */
export function sessionAt(session: readonly TimedLine[], state: TimingState): TerminalLine[] {
  const lines = session.map(
    ({ at, line }): TerminalLine =>
      at <= state.time ? line : [line].flat().map(({ text }) => ({ kind: 'later', text })),
  );
  return [...lines, lastLine(state)];
}
