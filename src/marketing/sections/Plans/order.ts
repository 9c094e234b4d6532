export type PlanName = 'Team' | 'Lab' | 'Self-hosted';

/** Who runs the server, who shares it, and how people log in, as the letters of an ordering code. */
export type Order = { server: 'H' | 'S'; sharing: '1' | 'M'; signIn: 'P' | 'D' };

/** A part of the order, with its letter. */
export type Choice = { [Part in keyof Order]: { part: Part; letter: Order[Part] } }[keyof Order];

export const firstOrder: Order = { server: 'H', sharing: '1', signIn: 'D' };

/** Returns the ordering code, such as "BENCH-H-1-D". */
export function codeOf({ server, sharing, signIn }: Order): string {
  return `BENCH-${server}-${sharing}-${signIn}`;
}

/** Returns the plan of an order. */
export function planOf({ server, sharing }: Order): PlanName {
  if (server === 'S') return 'Self-hosted';
  return sharing === 'M' ? 'Team' : 'Lab';
}

/**
 * Returns the order after a choice. A shared server is never self-hosted and has no single sign-on, so a choice can
 * change the other answers. `changed` is the kind of server that this needs, or undefined if nothing else changed.
 */
export function choose(order: Order, choice: Choice): { order: Order; changed?: 'own' | 'shared' } {
  const wanted: Order = { ...order, [choice.part]: choice.letter };
  if (wanted.sharing === '1' || (wanted.server === 'H' && wanted.signIn === 'P')) return { order: wanted };
  return choice.part === 'sharing'
    ? { order: { server: 'H', sharing: 'M', signIn: 'P' }, changed: 'shared' }
    : { order: { ...wanted, sharing: '1' }, changed: 'own' };
}
