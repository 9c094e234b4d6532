/** The keys whose values name what a bench can consist of: file and path, such as `agent:devices[].flash.driver`. */
export const benchKeys = [
  { name: 'Operating system', key: 'dip:os.kind' },
  { name: 'Flash', key: 'agent:devices[].flash.driver' },
  { name: 'Power', key: 'agent:devices[].power.driver' },
  { name: 'PDU make', key: 'agent:devices[].power.options.model' },
  { name: 'Console', key: 'agent:devices[].console.driver' },
  { name: 'Sensors', key: 'agent:devices[].sensors[].driver' },
] as const;

/** Values that aren't hardware. */
export const withoutHardware: readonly unknown[] = ['none', 'manual'];

/** What a bench can have in one place, and the key that sets it. */
export type BenchRow = { name: string; values: string[]; to: string };
