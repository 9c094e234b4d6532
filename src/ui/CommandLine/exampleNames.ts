/** The names in commands that readers replace with their own. A DIP, a package, and a file can include a version. */
const names = [
  'job_k4x7q2m5n6ab',
  'res_t6k2w5n3c7qd',
  '(?:rpi4|nrf|nucleo|esp32|qemu)-\\d\\d',
  'bench-[ab]',
  '(?:gateway|sensor-fw)@(?:released|[\\d.]+)',
  '(?:(?:first|second)/)?gateway-[\\d.]+\\.dip',
  'gateway-install',
  '(?:\\./)?smoke(?:@[\\d.]+)?',
  'gateway(?:,sensors)?',
  '(?<=--project )sensors',
  '(?<=--(?:device-)?type )rpi4',
  '(?<=--version )[\\d.]+-ci[\\d.]+',
  '(?:ci-token|token|value|panic|secrets-key)\\.txt',
  '(?:lab|lab-ca|root-rsa-2048)\\.(?:pem|key|crt)',
  '(?:zephyr|golden)\\.(?:hex|elf|img|signed\\.bin)',
  '(?:results\\.xml|rules\\.json|vmlinux|build/Image)',
  '(?:pdu1|ser1)\\.lab',
  'lab\\.example\\.com',
  '192\\.0\\.2\\.10',
  '(?:id-)?00048\\.00643',
  '5a1f3c07',
  '1050298745',
  '02:00:00:00:02:4d',
  '0x000019ac',
  '(?<=--location )1-1',
  '(?<=--ports )4',
  '(?<=-i )eth0',
  '(?<=/dev/)sd[aX]',
  'PORT',
  'NAME(?!,)',
  'ID',
];

const pattern = new RegExp(`(?<![\\w.-])(${names.join('|')})(?![\\w-]|\\.\\w)`);

/** Splits text into parts, where every other part is a name to replace. */
export function splitAtNames(text: string): string[] {
  return text.split(pattern);
}
