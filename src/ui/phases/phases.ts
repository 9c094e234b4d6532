/** The phases of a job, with their short names. */
export const phases = [
  { name: 'preparing', short: 'prepare' },
  { name: 'installing', short: 'install' },
  { name: 'booting', short: 'boot' },
  { name: 'running', short: 'run' },
  { name: 'collecting', short: 'collect' },
  { name: 'cleaning', short: 'clean' },
] as const;

export type Phase = (typeof phases)[number]['name'];

/** Returns the sentence for a phase strip, such as "Works in the installing and booting phases." */
export function phasesSentence(active: readonly Phase[]): string {
  const names = [active.slice(0, -1).join(', '), active.at(-1)].filter(Boolean).join(' and ');
  return `Works in the ${names} phase${active.length > 1 ? 's' : ''}.`;
}
