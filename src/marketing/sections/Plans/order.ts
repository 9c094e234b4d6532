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

/** Returns why a choice conflicts with the rest of the order, or undefined if there's no conflict. */
export function obstacle({ server, signIn }: Order, { part, letter }: Choice): string | undefined {
  if (part !== 'sharing' || letter !== 'M') return undefined;
  if (server === 'S') return 'Only on servers that we run';
  return signIn === 'D' ? 'Not available with single sign-on' : undefined;
}

/**
 * Returns the order after a choice, and whether the choice turned off server sharing. A shared server can't be
 * self-hosted and can't have single sign-on. An impossible choice changes nothing.
 */
export function choose(order: Order, choice: Choice): { order: Order; unshared: boolean } {
  if (obstacle(order, choice)) return { order, unshared: false };
  const wanted: Order = { ...order, [choice.part]: choice.letter };
  const unshared = wanted.sharing === 'M' && obstacle(wanted, { part: 'sharing', letter: 'M' }) !== undefined;
  return { order: unshared ? { ...wanted, sharing: '1' } : wanted, unshared };
}
