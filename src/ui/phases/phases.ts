/** The phases of a job, with the short names that these start with. */
export const phases = [
  { name: 'preparing', short: 'prep' },
  { name: 'installing', short: 'install' },
  { name: 'booting', short: 'boot' },
  { name: 'running', short: 'run' },
  { name: 'collecting', short: 'collect' },
  { name: 'cleaning', short: 'clean' },
] as const;

export type Phase = (typeof phases)[number]['name'];
