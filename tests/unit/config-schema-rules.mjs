// Each document breaks one rule of a configuration schema. The examples in the schemas themselves are all valid.

const agent = (more) => ({
  schema_version: 3,
  server_url: 'https://lab.example.com',
  devices: [{ id: 'rpi4-07', type: 'rpi4' }],
  ...more,
});
const device = (more) => agent({ devices: [{ id: 'rpi4-07', type: 'rpi4', ...more }] });
const power = (more) => device({ power: more });
const snmp = (options, more) =>
  power({
    driver: 'snmp_pdu',
    host: 'pdu1.lab',
    outlet: 7,
    options: { model: 'apc', user: 'lab', auth_env: 'PDU_AUTH', ...options },
    ...more,
  });
const urls = { on_url: 'http://pdu/on', off_url: 'http://pdu/off' };
const http = (options) => power({ driver: 'http_pdu', host: 'pdu', outlet: 4, options: { ...urls, ...options } });
const sensor = (more) =>
  device({ sensors: [{ name: 'vbat', driver: 'ppk2', unit: 'A', path: '/dev/serial/by-id/usb-PPK2-if01', ...more }] });

const payload = { name: 'disk', path: 'build/gateway.img', type: 'disk_image' };
const dip = (more) => ({
  schema_version: 2,
  name: 'gateway',
  version: '1.4.2',
  device_types: ['rpi4'],
  os: { kind: 'linux' },
  payloads: [payload],
  ...more,
});
const withPayload = (more) => dip({ payloads: [{ ...payload, ...more }] });
const withMetric = (more) =>
  dip({ metrics: [{ name: 'value', unit: 's', kind: 'boot', source: 'command', command: 'uptime', ...more }] });
const withSource = (source, more) => dip({ metrics: [{ name: 'value', unit: 's', kind: 'runtime', source, ...more }] });
const builtin = (kind, name, unit) => withMetric({ kind, name, unit, source: 'builtin' });
const zephyr = { kind: 'zephyr', board: 'nrf52840dk/nrf52840' };
const rtos = { elf: 'build/app.elf' };

const job = (more) => ({
  schema_version: 4,
  name: 'smoke',
  version: '1.3.0',
  kind: 'test',
  devices: { type: 'rpi4' },
  ...more,
});
const output = (more) => job({ outputs: [more] });
const parameter = (more) => job({ params: { value: more } });
const withoutDevices = (more) => {
  const { devices, ...rest } = job();
  return { ...rest, ...more };
};

const server = (more) => ({
  schema_version: 1,
  public_url: 'https://lab.example.com',
  storage: { bucket: 'benchloom' },
  tls: { mode: 'off' },
  secrets_key_env: 'BENCHLOOM_SECRETS_KEY',
  ...more,
});
const oidc = (more) => server({ auth: { oidc: more } });
const pem = '/etc/benchloom/tls/lab.pem';

const devices = '/properties/devices/items';
const options = `${devices}/properties/power/properties/options`;
const sensors = `${devices}/properties/sensors/items`;

/** Maps each contract file to the JSON pointers of its conditional rules, each with a document that breaks the rule. */
export const ruleCases = {
  'agent-config.schema.json': [
    ['/properties/tls/allOf/0', agent({ tls: { client_cert_file: pem } })],
    ['/properties/tls/allOf/0', agent({ tls: { client_cert_file: null, client_key_file: pem } })],
    ['/properties/security/allOf/0', agent({ security: { require_signed_dips: true, trusted_keys: [] } })],
    ['/properties/security/allOf/0', agent({ security: { require_signed_dips: true } })],
    ['/properties/security/allOf/1', agent({ security: { isolation: 'container' } })],
    [`${devices}/allOf/0`, device({ flash: { driver: 'tftp' }, bootloader: { kind: 'u-boot' } })],
    [`${devices}/allOf/0`, device({ flash: { driver: 'tftp' }, network: { host: 'a' }, bootloader: { kind: 'grub' } })],
    [`${devices}/allOf/1`, device({ flash: { driver: 'esptool' }, console: { driver: 'rtt' } })],
    [`${devices}/allOf/2`, device({ flash: { driver: 'sd_mux' } })],
    [`${devices}/allOf/2`, device({ flash: { driver: 'sd_mux' }, power: { driver: 'manual' } })],
    [`${devices}/properties/flash/allOf/0`, device({ flash: { driver: 'openocd' } })],
    [`${devices}/properties/console/allOf/0`, device({ console: { baud: 115200 } })],
    [`${devices}/properties/console/allOf/0`, device({ console: { driver: 'pty' } })],
    [`${devices}/properties/console/allOf/1`, device({ console: { driver: 'tcp', host: 'ser1.lab' } })],
    [`${devices}/properties/console/allOf/2`, device({ console: { driver: 'ssh' } })],
    [`${devices}/properties/power/allOf/0`, snmp({}, { outlet: 'A4' })],
    [`${devices}/properties/power/allOf/0`, snmp({ location: '1-1.4' })],
    [`${devices}/properties/power/allOf/1`, snmp({}, { driver: 'poe', host: undefined })],
    [`${devices}/properties/power/allOf/1`, snmp({}, { driver: 'poe', outlet: 'A4' })],
    [`${devices}/properties/power/allOf/2`, snmp({ user: undefined })],
    [`${devices}/properties/power/allOf/3`, snmp({ auth_env: undefined })],
    [`${devices}/properties/power/allOf/4`, http({ off_url: undefined })],
    [`${devices}/properties/power/allOf/5`, power({ driver: 'usb_hub', outlet: 3 })],
    [
      `${devices}/properties/power/allOf/6`,
      power({ driver: 'relay', outlet: 1, options: { path: '/dev/relay', chip: '0' } }),
    ],
    [`${devices}/properties/power/allOf/7`, power({ driver: 'gpio', options: { active_low: true } })],
    [`${devices}/properties/power/allOf/8`, power({ options: { active_low: true } })],
    [`${options}/allOf/0`, snmp({ model: 'generic', on_value: 1, off_value: 2 })],
    [`${options}/allOf/1`, snmp({ model: 'generic', oid: '1.3.6.1' })],
    [`${options}/allOf/2`, snmp({ version: '2c' })],
    [`${options}/allOf/3`, http({ state_url: 'http://pdu/' })],
    [`${sensors}/allOf/0`, sensor({ driver: 'joulescope', options: { mode: 'ampere' } })],
    [`${sensors}/allOf/1`, sensor({ path: 'ttyACM0' })],
    [`${sensors}/properties/options/allOf/0`, sensor({ options: { mode: 'source' } })],
    [`${sensors}/properties/options/allOf/1`, sensor({ options: { voltage_v: 3.3 } })],
  ],
  'dip-config.schema.json': [
    ['/allOf/0', dip({ os: zephyr })],
    ['/allOf/1', dip({ rtos })],
    ['/allOf/2', dip({ os: { kind: 'freertos' }, rtos, boot: {} })],
    ['/allOf/2', dip({ os: { kind: 'threadx' }, rtos })],
    ['/properties/os/allOf/0', dip({ os: { kind: 'zephyr' }, rtos })],
    ['/properties/rtos/allOf/0', dip({ os: zephyr, rtos: { ...rtos, runner_args: ['-c', 'exec reboot'] } })],
    ['/properties/payloads/items/allOf/0', withPayload({ type: 'kernel' })],
    ['/properties/payloads/items/allOf/1', withPayload({ type: 'firmware', path: 'app.bin' })],
    ['/properties/payloads/items/allOf/1', withPayload({ type: 'firmware', path: 'app.bin', address: null })],
    ['/properties/payloads/items/allOf/2', withPayload({ type: 'firmware', sparse: true })],
    ['/properties/metrics/items/allOf/0', withSource('file_size')],
    ['/properties/metrics/items/allOf/0', withSource('script')],
    ['/properties/metrics/items/allOf/1', withSource('console_regex', { pattern: 'in ([0-9.]+) s' })],
    ['/properties/metrics/items/allOf/2', withSource('elf_section')],
    ['/properties/metrics/items/allOf/3', withSource('command')],
    ['/properties/metrics/items/allOf/4', withSource('sensor')],
    ['/properties/metrics/items/allOf/5', withMetric({ kind: 'install', repeat: 5 })],
    ['/properties/metrics/items/allOf/5', withMetric({ kind: 'build', warmup: 1 })],
    ['/properties/metrics/items/allOf/6', withMetric({ threshold: 25, fail: 25 })],
    ['/properties/metrics/items/allOf/7', builtin('build', 'boot_time', 's')],
    ['/properties/metrics/items/allOf/8', builtin('install', 'flash_used', 'byte')],
    ['/properties/metrics/items/allOf/9', builtin('boot', 'boot_speed', 's')],
    ['/properties/metrics/items/allOf/10', builtin('runtime', 'package_size', 'byte')],
    ['/properties/metrics/items/allOf/11', builtin('boot', 'boot_time', 'count')],
    ['/properties/metrics/items/allOf/12', builtin('build', 'rootfs_used', 'count')],
    ['/properties/metrics/items/allOf/13', builtin('build', 'package_count', 'byte')],
    ['/properties/metrics/items/allOf/14', builtin('install', 'write_rate', 'byte')],
    ['/properties/metrics/items/allOf/15', builtin('boot', 'boot_current_peak', 'W')],
    ['/properties/metrics/items/allOf/16', builtin('runtime', 'cpu_load', 'count')],
    ['/properties/metrics/items/allOf/17', builtin('runtime', 'energy_cycle', 'W')],
  ],
  'job-package-config.schema.json': [
    ['/allOf/0', job({ kind: 'perf', entry: { file: null } })],
    ['/allOf/1', withoutDevices({ matrix: [{ type: 'rpi4' }, { tags: { site: 'lyon' } }] })],
    ['/allOf/1', job({ devices: { tags: { site: 'lyon' } }, matrix: [] })],
    ['/properties/params/additionalProperties/allOf/0', parameter({ type: 'string', default: 5 })],
    ['/properties/params/additionalProperties/allOf/1', parameter({ type: 'int', enum: [1, 2.5] })],
    ['/properties/params/additionalProperties/allOf/2', parameter({ type: 'number', default: '2.5' })],
    ['/properties/params/additionalProperties/allOf/3', parameter({ type: 'bool', default: 1 })],
    ['/properties/outputs/items/allOf/0', output({ adapter: 'command', options: { run: ['./to-csv'] } })],
    ['/properties/outputs/items/allOf/1', output({ adapter: 'junit', options: { console: true } })],
    ['/properties/outputs/items/allOf/2', output({ adapter: 'tap', options: { console: true } })],
    ['/properties/outputs/items/allOf/3', output({ adapter: 'jsonl', options: { suite_name: 'smoke' } })],
    ['/properties/outputs/items/allOf/4', output({ adapter: 'command', path: 'results/a.csv' })],
    [
      '/properties/outputs/items/allOf/5',
      output({ adapter: 'python', path: 'results/a.csv', options: { delimiter: ';' } }),
    ],
  ],
  'quarantine.schema.json': [],
  'server-config.schema.json': [
    ['/properties/tls/allOf/0', server({ tls: { mode: 'files', cert_file: pem } })],
    ['/properties/tls/allOf/1', server({ tls: { mode: 'acme' } })],
    ['/properties/auth/properties/oidc/allOf/0', oidc({ issuer: 'https://sso.example.com', admin_group: 'lab' })],
    ['/properties/github/allOf/0', server({ github: { app_id: 123456 } })],
  ],
};
