/** How a bus draws an entry's phases. */
export type BusLook = 'failed' | 'errored' | 'plain' | 'waits' | 'none';

/** Facts of an entry in contracts/error-codes.json. */
type Facts = { kind: string; outcome?: string; phases?: readonly string[] };

/**
 * Returns the phases and the look of an entry's bus.
 * @param covering the code that the product reports for a symptom
 */
export function busOf({ kind, outcome, phases = [] }: Facts, covering?: Facts): { phases: string[]; look: BusLook } {
  if (covering) return busOf({ ...covering, phases: phases.length > 0 ? phases : covering.phases });
  if (phases.some((phase) => phase === 'queued' || phase === 'reserved') || kind === 'wait-reason')
    return { phases: [], look: 'waits' };
  if (phases.length === 0) return { phases: [], look: 'none' };
  return { phases: [...phases], look: outcome === 'failed' || outcome === 'errored' ? outcome : 'plain' };
}
