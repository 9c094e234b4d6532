import type { RunEvent } from './runReducer';

/** A phase that sent console commands, and how many. */
type RunPhase = { name: string; look: 'preparing' | 'passed' | 'failed'; commands: number };

/** Returns the phases that sent console commands, in order. */
export function segmentsOf(events: readonly RunEvent[]): RunPhase[] {
  const segments: RunPhase[] = [];
  for (const event of events) {
    const last = segments.at(-1);
    if (event.kind === 'phase') {
      segments.push({ name: event.name, look: event.phase === 'test' ? 'passed' : 'preparing', commands: 0 });
    } else if (event.kind === 'end' && last && event.outcome !== 'passed' && event.outcome !== 'skipped') {
      last.look = 'failed';
    } else if ((event.kind === 'send' || event.kind === 'run') && last) last.commands += 1;
  }
  return segments.filter(({ commands }) => commands > 0);
}
