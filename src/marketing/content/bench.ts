/** The keys whose values are parts of a bench, with file and path, such as `agent:devices[].flash.driver`. */
export const benchKeys = [
  { name: 'Operating system', key: 'dip:os.kind' },
  { name: 'Flash', key: 'agent:devices[].flash.driver' },
  { name: 'Power', key: 'agent:devices[].power.driver' },
  { name: 'PDU make', key: 'agent:devices[].power.options.model' },
  { name: 'Console', key: 'agent:devices[].console.driver' },
  { name: 'Sensors', key: 'agent:devices[].sensors[].driver' },
] as const;

/** Values that don't stand for hardware. */
export const withoutHardware: readonly unknown[] = ['none', 'manual'];

/** The possible hardware for one part of a bench, and the URL of the part's key. */
export type BenchRow = { name: string; values: string[]; to: string };
