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

/** What people call the hardware, if that isn't the value in the configuration. */
export const hardwareNames: Readonly<Record<string, string>> = {
  linux: 'Linux',
  zephyr: 'Zephyr',
  freertos: 'FreeRTOS',
  threadx: 'ThreadX',
  sd_mux: 'SD mux',
  usb_msd: 'USB drive',
  uuu: 'NXP uuu',
  dfu: 'USB DFU',
  openocd: 'OpenOCD',
  jlink: 'J-Link',
  pyocd: 'pyOCD',
  uf2: 'UF2 drive',
  tftp: 'TFTP from U-Boot',
  snmp_pdu: 'SNMP PDU',
  http_pdu: 'HTTP PDU',
  usb_hub: 'USB hub',
  poe: 'PoE switch',
  relay: 'USB relay',
  gpio: 'GPIO',
  apc: 'APC',
  raritan: 'Raritan',
  eaton: 'Eaton',
  generic: 'other SNMP PDUs',
  serial: 'UART',
  tcp: 'console server',
  ssh: 'SSH',
  rtt: 'SEGGER RTT',
  swo: 'SWO',
  pty: 'pseudo-terminal',
  ppk2: 'Nordic PPK2',
  joulescope: 'Joulescope',
  ina226: 'INA226',
  visa: 'VISA instrument',
  script: 'your own script',
};

/** The possible hardware for one part of a bench. */
export type BenchRow = { name: string; values: string[] };
