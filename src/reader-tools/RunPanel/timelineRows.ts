import type { RunEvent } from './runReducer';

type Segment = { name: string; look: 'preparing' | 'passed' | 'failed'; start: number; end: number };
/** A device's phases, measured in console commands. */
type Row = { device: string; segments: Segment[] };

/** Returns each device's phases, measured in console commands. */
export function timelineRows(events: readonly RunEvent[]): { rows: Row[]; commands: number } {
  const rows = new Map<string, Row>();
  let commands = 0;
  let phase: { name: string; isTest: boolean; open: Segment[] } | undefined;
  for (const event of events) {
    if (event.kind === 'phase') {
      phase = { name: event.name, isTest: event.phase === 'test', open: [] };
    } else if (event.kind === 'end') {
      for (const segment of phase?.open ?? [])
        if (event.outcome !== 'passed' && event.outcome !== 'skipped') segment.look = 'failed';
      phase = undefined;
    } else if ((event.kind === 'send' || event.kind === 'run') && phase) {
      const row = rows.get(event.device) ?? { device: event.device, segments: [] };
      rows.set(event.device, row);
      const last = row.segments.at(-1);
      if (last && phase.open.includes(last) && last.end === commands) last.end = commands + 1;
      else {
        const look = phase.isTest ? 'passed' : 'preparing';
        const segment: Segment = { name: phase.name, look, start: commands, end: commands + 1 };
        row.segments.push(segment);
        phase.open.push(segment);
      }
      commands += 1;
    }
  }
  return { rows: [...rows.values()].sort((a, b) => (a.device < b.device ? -1 : 1)), commands };
}
