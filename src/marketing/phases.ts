/** The phases of a job, with their short names and their shares of a strip. */
export const phases = [
  { name: 'preparing', short: 'prepare', share: 6 },
  { name: 'installing', short: 'install', share: 36 },
  { name: 'booting', short: 'boot', share: 18 },
  { name: 'running', short: 'run', share: 21 },
  { name: 'collecting', short: 'collect', share: 15 },
  { name: 'cleaning', short: 'clean', share: 8 },
] as const;

/** A phase of a job. */
export type Phase = (typeof phases)[number]['name'];

/** Returns the sentence of a strip, such as "Works in the installing and booting phases." */
export function phasesSentence(active: readonly Phase[]): string {
  if (active.length === phases.length) return 'Works in every phase of a job.';
  const names = [active.slice(0, -1).join(', '), active.at(-1)].filter(Boolean).join(' and ');
  return `Works in the ${names} phase${active.length > 1 ? 's' : ''}.`;
}
