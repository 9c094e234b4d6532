// One case per conditional rule: a document that keeps the rule, one that breaks it, and the error that must follow.

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
    options: { model: 'apc', user: 'lab', ...options },
    ...more,
  });
const serial = { driver: 'serial', path: '/dev/serial/by-id/usb-FTDI-if00-port0' };

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
const app = { app_id: 123456, private_key_file: '/etc/benchloom/app.pem', webhook_secret_env: 'BENCHLOOM_WEBHOOK' };

/** A row: JSON pointer of the rule in the schema, document that keeps it, document that breaks it, keyword and instance path of the error. */
const tables = {
  'agent-config.schema.json': [
    [
      '/properties/tls/allOf/0',
      agent({ tls: { client_cert_file: pem, client_key_file: pem } }),
      agent({ tls: { client_cert_file: pem } }),
      'required',
      '/tls',
    ],
    [
      '/properties/tls/allOf/0',
      agent({ tls: { client_cert_file: null, client_key_file: null } }),
      agent({ tls: { client_cert_file: null, client_key_file: pem } }),
      'type',
      '/tls/client_cert_file',
    ],
    [
      '/properties/security/allOf/0',
      agent({
        security: { require_signed_dips: true, trusted_keys: ['mcrfD24rdGgPZb87CETtrg+08pluGCykTu6eelTLE/w='] },
      }),
      agent({ security: { require_signed_dips: true, trusted_keys: [] } }),
      'minItems',
      '/security/trusted_keys',
    ],
    [
      '/properties/security/allOf/0',
      agent({ security: { require_signed_dips: false } }),
      agent({ security: { require_signed_dips: true } }),
      'required',
      '/security',
    ],
    [
      '/properties/devices/items/allOf/0',
      device({ flash: { driver: 'tftp' }, network: { mac: 'dc:a6:32:0a:1b:2c' }, bootloader: { kind: 'u-boot' } }),
      device({ flash: { driver: 'tftp' }, bootloader: { kind: 'u-boot' } }),
      'required',
      '/devices/0',
    ],
    [
      '/properties/devices/items/allOf/0',
      device({ flash: { driver: 'sd_mux' } }),
      device({ flash: { driver: 'tftp' }, network: { host: 'rpi4-07.lab' }, bootloader: { kind: 'grub' } }),
      'const',
      '/devices/0/bootloader/kind',
    ],
    [
      '/properties/devices/items/allOf/1',
      device({ flash: { driver: 'esptool' }, console: serial }),
      device({ flash: { driver: 'esptool' }, console: { driver: 'rtt' } }),
      'const',
      '/devices/0/console/driver',
    ],
    [
      '/properties/devices/items/properties/console/allOf/0',
      device({ console: serial }),
      device({ console: { baud: 115200 } }),
      'required',
      '/devices/0/console',
    ],
    [
      '/properties/devices/items/properties/console/allOf/0',
      device({ console: { driver: 'rtt' } }),
      device({ console: { driver: 'pty' } }),
      'required',
      '/devices/0/console',
    ],
    [
      '/properties/devices/items/properties/console/allOf/1',
      device({ console: { driver: 'tcp', host: 'ser1.lab', port: 7003 } }),
      device({ console: { driver: 'tcp', host: 'ser1.lab' } }),
      'required',
      '/devices/0/console',
    ],
    [
      '/properties/devices/items/properties/console/allOf/2',
      device({ console: { driver: 'ssh', host: 'rpi4-07.lab' } }),
      device({ console: { driver: 'ssh' } }),
      'required',
      '/devices/0/console',
    ],
    [
      '/properties/devices/items/properties/power/allOf/0',
      snmp({}),
      snmp({}, { outlet: 'A4' }),
      'type',
      '/devices/0/power/outlet',
    ],
    [
      '/properties/devices/items/properties/power/allOf/0',
      snmp({ oid: '1.3.6.1.4' }),
      snmp({ location: '1-1.4' }),
      'propertyNames',
      '/devices/0/power/options',
    ],
    [
      '/properties/devices/items/properties/power/allOf/1',
      power({ driver: 'poe', host: 'switch.lab', outlet: 4, options: { user: 'lab' } }),
      power({ driver: 'poe', outlet: 4, options: { user: 'lab' } }),
      'required',
      '/devices/0/power',
    ],
    [
      '/properties/devices/items/properties/power/allOf/2',
      snmp({ version: '3' }),
      power({ driver: 'snmp_pdu', host: 'pdu1.lab', outlet: 7, options: { model: 'apc' } }),
      'required',
      '/devices/0/power/options',
    ],
    [
      '/properties/devices/items/properties/power/allOf/3',
      power({
        driver: 'http_pdu',
        host: 'pdu2.lab',
        outlet: 'A4',
        options: { on_url: 'http://pdu2.lab/on', off_url: 'http://pdu2.lab/off' },
      }),
      power({ driver: 'http_pdu', host: 'pdu2.lab', outlet: 'A4', options: { on_url: 'http://pdu2.lab/on' } }),
      'required',
      '/devices/0/power/options',
    ],
    [
      '/properties/devices/items/properties/power/allOf/4',
      power({ driver: 'usb_hub', outlet: 3, options: { location: '1-1.4' } }),
      power({ driver: 'usb_hub', outlet: 3 }),
      'required',
      '/devices/0/power',
    ],
    [
      '/properties/devices/items/properties/power/allOf/5',
      power({ driver: 'relay', outlet: 1, options: { path: '/dev/serial/by-id/usb-Relay-if00' } }),
      power({ driver: 'relay', outlet: 1, options: { path: '/dev/serial/by-id/usb-Relay-if00', chip: 'gpiochip0' } }),
      'propertyNames',
      '/devices/0/power/options',
    ],
    [
      '/properties/devices/items/properties/power/allOf/6',
      power({ driver: 'gpio', outlet: 17, options: { active_low: true } }),
      power({ driver: 'gpio', options: { active_low: true } }),
      'required',
      '/devices/0/power',
    ],
    [
      '/properties/devices/items/properties/power/allOf/7',
      power({ driver: 'manual' }),
      power({ options: { active_low: true } }),
      'maxProperties',
      '/devices/0/power/options',
    ],
    [
      '/properties/devices/items/properties/power/properties/options/allOf/0',
      snmp({ model: 'generic', oid: '1.3.6.1.4' }),
      snmp({ model: 'generic' }),
      'required',
      '/devices/0/power/options',
    ],
    [
      '/properties/devices/items/properties/power/properties/options/allOf/1',
      snmp({ version: '2c', community_env: 'PDU_COMMUNITY' }),
      snmp({ version: '2c' }),
      'required',
      '/devices/0/power/options',
    ],
    [
      '/properties/devices/items/properties/power/properties/options/allOf/2',
      power({
        driver: 'http_pdu',
        host: 'pdu2.lab',
        outlet: 4,
        options: {
          on_url: 'http://pdu2.lab/on',
          off_url: 'http://pdu2.lab/off',
          state_url: 'http://pdu2.lab/',
          state_pattern: 'on',
        },
      }),
      power({
        driver: 'http_pdu',
        host: 'pdu2.lab',
        outlet: 4,
        options: { on_url: 'http://pdu2.lab/on', off_url: 'http://pdu2.lab/off', state_url: 'http://pdu2.lab/' },
      }),
      'required',
      '/devices/0/power/options',
    ],
    [
      '/properties/devices/items/properties/sensors/items/allOf/0',
      device({ sensors: [{ name: 'vbat', driver: 'visa', unit: 'A', path: 'TCPIP0::dmm1.lab::INSTR' }] }),
      device({ sensors: [{ name: 'vbat', driver: 'ppk2', unit: 'A', path: 'ttyACM0' }] }),
      'pattern',
      '/devices/0/sensors/0/path',
    ],
  ],
  'dip-config.schema.json': [
    ['/allOf/0', dip({ os: zephyr, rtos }), dip({ os: zephyr }), 'required', ''],
    ['/allOf/1', dip({}), dip({ rtos }), 'not', ''],
    [
      '/allOf/2',
      dip({ os: { kind: 'threadx' }, rtos, boot: { ready_pattern: 'ready' } }),
      dip({ os: { kind: 'freertos' }, rtos, boot: {} }),
      'required',
      '/boot',
    ],
    ['/allOf/2', dip({ os: zephyr, rtos }), dip({ os: { kind: 'threadx' }, rtos }), 'required', ''],
    ['/properties/os/allOf/0', dip({ os: zephyr, rtos }), dip({ os: { kind: 'zephyr' }, rtos }), 'required', '/os'],
    [
      '/properties/payloads/items/allOf/0',
      withPayload({ type: 'partition', target: 'part:rootfs' }),
      withPayload({ type: 'kernel' }),
      'required',
      '/payloads/0',
    ],
    [
      '/properties/payloads/items/allOf/0',
      withPayload({ type: 'symbols' }),
      withPayload({ type: 'archive' }),
      'required',
      '/payloads/0',
    ],
    [
      '/properties/payloads/items/allOf/1',
      withPayload({ type: 'firmware', path: 'app.bin', address: '0x08000000' }),
      withPayload({ type: 'firmware', path: 'app.bin' }),
      'required',
      '/payloads/0',
    ],
    [
      '/properties/payloads/items/allOf/1',
      withPayload({ type: 'firmware', path: 'app.hex' }),
      withPayload({ type: 'firmware', path: 'app.bin', address: null }),
      'type',
      '/payloads/0/address',
    ],
    [
      '/properties/payloads/items/allOf/2',
      withPayload({ sparse: true }),
      withPayload({ type: 'firmware', sparse: true }),
      'enum',
      '/payloads/0/type',
    ],
    [
      '/properties/metrics/items/allOf/0',
      withSource('file_size', { path: 'build/app.img' }),
      withSource('file_size'),
      'required',
      '/metrics/0',
    ],
    [
      '/properties/metrics/items/allOf/0',
      withSource('console_json', { path: 'timing.ready' }),
      withSource('script'),
      'required',
      '/metrics/0',
    ],
    [
      '/properties/metrics/items/allOf/1',
      withSource('console_regex', { pattern: 'in (?P<value>[0-9.]+) s' }),
      withSource('console_regex', { pattern: 'in ([0-9.]+) s' }),
      'pattern',
      '/metrics/0/pattern',
    ],
    [
      '/properties/metrics/items/allOf/2',
      withSource('elf_section', { section: 'text' }),
      withSource('elf_section'),
      'required',
      '/metrics/0',
    ],
    [
      '/properties/metrics/items/allOf/3',
      withSource('command', { command: 'uptime' }),
      withSource('command'),
      'required',
      '/metrics/0',
    ],
    [
      '/properties/metrics/items/allOf/4',
      withSource('sensor', { sensor: 'vbat' }),
      withSource('sensor'),
      'required',
      '/metrics/0',
    ],
    [
      '/properties/metrics/items/allOf/5',
      withMetric({ kind: 'boot', repeat: 5, warmup: 1 }),
      withMetric({ kind: 'install', repeat: 5 }),
      'const',
      '/metrics/0/repeat',
    ],
    [
      '/properties/metrics/items/allOf/5',
      withMetric({ kind: 'build', repeat: 1, warmup: 0 }),
      withMetric({ kind: 'build', warmup: 1 }),
      'const',
      '/metrics/0/warmup',
    ],
    [
      '/properties/metrics/items/allOf/6',
      withMetric({ threshold: 25 }),
      withMetric({ threshold: 25, fail: 25 }),
      'not',
      '/metrics/0',
    ],
    [
      '/properties/metrics/items/allOf/7',
      builtin('build', 'payload_size.rootfs', 'byte'),
      builtin('build', 'boot_time', 's'),
      'pattern',
      '/metrics/0/name',
    ],
    [
      '/properties/metrics/items/allOf/8',
      builtin('install', 'write_rate', 'byte/s'),
      builtin('install', 'flash_used', 'byte'),
      'pattern',
      '/metrics/0/name',
    ],
    [
      '/properties/metrics/items/allOf/9',
      builtin('boot', 'boot_time.kernel', 's'),
      builtin('boot', 'boot_speed', 's'),
      'pattern',
      '/metrics/0/name',
    ],
    [
      '/properties/metrics/items/allOf/10',
      builtin('runtime', 'heap_peak', 'byte'),
      builtin('runtime', 'package_size', 'byte'),
      'pattern',
      '/metrics/0/name',
    ],
    [
      '/properties/metrics/items/allOf/11',
      builtin('boot', 'boot_time', 's'),
      builtin('boot', 'boot_time', 'count'),
      'const',
      '/metrics/0/unit',
    ],
    [
      '/properties/metrics/items/allOf/12',
      builtin('build', 'rootfs_used', 'byte'),
      builtin('build', 'rootfs_used', 'count'),
      'const',
      '/metrics/0/unit',
    ],
    [
      '/properties/metrics/items/allOf/13',
      builtin('build', 'package_count', 'count'),
      builtin('build', 'package_count', 'byte'),
      'const',
      '/metrics/0/unit',
    ],
    [
      '/properties/metrics/items/allOf/14',
      builtin('install', 'write_rate', 'byte/s'),
      builtin('install', 'write_rate', 'byte'),
      'const',
      '/metrics/0/unit',
    ],
    [
      '/properties/metrics/items/allOf/15',
      builtin('runtime', 'current_idle', 'A'),
      builtin('boot', 'boot_current_peak', 'W'),
      'const',
      '/metrics/0/unit',
    ],
    [
      '/properties/metrics/items/allOf/16',
      builtin('runtime', 'cpu_load', '%'),
      builtin('runtime', 'cpu_load', 'count'),
      'const',
      '/metrics/0/unit',
    ],
    [
      '/properties/metrics/items/allOf/17',
      builtin('runtime', 'energy_cycle', 'J'),
      builtin('runtime', 'energy_cycle', 'W'),
      'const',
      '/metrics/0/unit',
    ],
  ],
  'job-package-config.schema.json': [
    [
      '/allOf/0',
      job({ kind: 'install', entry: { file: null } }),
      job({ kind: 'perf', entry: { file: null } }),
      'type',
      '/entry/file',
    ],
    [
      '/allOf/1',
      withoutDevices({ matrix: [{ type: 'rpi4' }, { type: 'rpi5' }] }),
      withoutDevices({ matrix: [{ type: 'rpi4' }, { tags: { site: 'lyon' } }] }),
      'required',
      '',
    ],
    [
      '/allOf/1',
      job({ matrix: [{ tags: { site: 'lyon' } }] }),
      job({ devices: { tags: { site: 'lyon' } }, matrix: [] }),
      'required',
      '/devices',
    ],
    [
      '/properties/params/additionalProperties/allOf/0',
      parameter({ type: 'string', default: 'lab' }),
      parameter({ type: 'string', default: 5 }),
      'type',
      '/params/value/default',
    ],
    [
      '/properties/params/additionalProperties/allOf/1',
      parameter({ type: 'int', enum: [1, 2] }),
      parameter({ type: 'int', enum: [1, 2.5] }),
      'type',
      '/params/value/enum/1',
    ],
    [
      '/properties/params/additionalProperties/allOf/2',
      parameter({ type: 'number', default: 2.5 }),
      parameter({ type: 'number', default: '2.5' }),
      'type',
      '/params/value/default',
    ],
    [
      '/properties/params/additionalProperties/allOf/3',
      parameter({ type: 'bool', default: true }),
      parameter({ type: 'bool', default: 1 }),
      'type',
      '/params/value/default',
    ],
    [
      '/properties/outputs/items/allOf/0',
      output({ adapter: 'junit' }),
      output({ adapter: 'command', options: { run: ['./to-csv'] } }),
      'required',
      '/outputs/0',
    ],
    [
      '/properties/outputs/items/allOf/1',
      output({ adapter: 'junit', options: { suite_name: 'smoke', include_log: true } }),
      output({ adapter: 'junit', options: { console: true } }),
      'propertyNames',
      '/outputs/0/options',
    ],
    [
      '/properties/outputs/items/allOf/2',
      output({ adapter: 'tap', options: {} }),
      output({ adapter: 'tap', options: { console: true } }),
      'maxProperties',
      '/outputs/0/options',
    ],
    [
      '/properties/outputs/items/allOf/3',
      output({ adapter: 'jsonl', options: { console: true } }),
      output({ adapter: 'jsonl', options: { suite_name: 'smoke' } }),
      'propertyNames',
      '/outputs/0/options',
    ],
    [
      '/properties/outputs/items/allOf/4',
      output({ adapter: 'command', path: 'results/a.csv', options: { run: ['./to-csv'] } }),
      output({ adapter: 'command', path: 'results/a.csv' }),
      'required',
      '/outputs/0',
    ],
    [
      '/properties/outputs/items/allOf/5',
      output({ adapter: 'python', path: 'results/a.csv', options: { class: 'adapters:Csv', delimiter: ';' } }),
      output({ adapter: 'python', path: 'results/a.csv', options: { delimiter: ';' } }),
      'required',
      '/outputs/0/options',
    ],
  ],
  'quarantine.schema.json': [],
  'server-config.schema.json': [
    [
      '/properties/tls/allOf/0',
      server({ tls: { mode: 'files', cert_file: pem, key_file: pem } }),
      server({ tls: { mode: 'files', cert_file: pem } }),
      'required',
      '/tls',
    ],
    [
      '/properties/tls/allOf/1',
      server({ tls: { mode: 'acme', acme_email: 'lab@example.com' } }),
      server({ tls: { mode: 'acme' } }),
      'required',
      '/tls',
    ],
    [
      '/properties/auth/properties/oidc/allOf/0',
      oidc({ issuer: 'https://sso.example.com', client_id: 'benchloom', client_secret_env: 'OIDC_SECRET' }),
      oidc({ issuer: 'https://sso.example.com', admin_group: 'lab' }),
      'required',
      '/auth/oidc',
    ],
    [
      '/properties/github/allOf/0',
      server({ github: app }),
      server({ github: { app_id: 123456 } }),
      'required',
      '/github',
    ],
  ],
};

/** Cases by contract file. */
export const ruleCases = Object.fromEntries(
  Object.entries(tables).map(([file, rows]) => [
    file,
    rows.map(([rule, kept, broken, keyword, instancePath]) => ({ rule, kept, broken, keyword, instancePath })),
  ]),
);

/** Documents that break a plain constraint: file, document, keyword and instance path of the error. */
export const constraintCases = [
  ['agent-config.schema.json', agent({ colour: 'blue' }), 'additionalProperties', ''],
  ['agent-config.schema.json', agent({ schema_version: 2 }), 'const', '/schema_version'],
  ['agent-config.schema.json', agent({ server_url: 'https://lab.example.com/api' }), 'pattern', '/server_url'],
  ['agent-config.schema.json', agent({ heartbeat_interval_s: 45 }), 'maximum', '/heartbeat_interval_s'],
  ['agent-config.schema.json', agent({ work_dir: 'work' }), 'pattern', '/work_dir'],
  ['agent-config.schema.json', agent({ tags: { Site: 'lyon' } }), 'pattern', '/tags'],
  ['agent-config.schema.json', agent({ security: { job_user: 'root' } }), 'pattern', '/security/job_user'],
  ['agent-config.schema.json', agent({ health_check: { package: 'lab-health' } }), 'pattern', '/health_check/package'],
  ['agent-config.schema.json', agent({ devices: [] }), 'minItems', '/devices'],
  ['agent-config.schema.json', device({ flash: { serial: 683759358 } }), 'type', '/devices/0/flash/serial'],
  [
    'agent-config.schema.json',
    device({ console: { ...serial, password_env: 'open sesame' } }),
    'pattern',
    '/devices/0/console/password_env',
  ],
  ['dip-config.schema.json', dip({ version: '1.4' }), 'pattern', '/version'],
  ['dip-config.schema.json', dip({ install: { method: 'none' } }), 'enum', '/install/method'],
  ['dip-config.schema.json', dip({ install: { order: ['a', 'a'] } }), 'uniqueItems', '/install/order'],
  ['dip-config.schema.json', dip({ install: { hooks: { pre: 'hooks/../main.py' } } }), 'pattern', '/install/hooks/pre'],
  ['dip-config.schema.json', dip({ boot: { version_pattern: '[0-9.]+' } }), 'pattern', '/boot/version_pattern'],
  ['dip-config.schema.json', dip({ source: { built_at: 'yesterday' } }), 'format', '/source/built_at'],
  ['dip-config.schema.json', withPayload({ path: '../gateway.img' }), 'pattern', '/payloads/0/path'],
  ['dip-config.schema.json', withPayload({ target: 'mmc1' }), 'pattern', '/payloads/0/target'],
  ['dip-config.schema.json', withMetric({ unit: 'ms' }), 'enum', '/metrics/0/unit'],
  ['job-package-config.schema.json', job({ dip: { version: 'newest' } }), 'pattern', '/dip/version'],
  ['job-package-config.schema.json', job({ env: { BENCHLOOM_TOKEN: 'x' } }), 'pattern', '/env'],
  ['job-package-config.schema.json', job({ params: { Ssid: { type: 'string' } } }), 'pattern', '/params'],
  ['job-package-config.schema.json', job({ priority: 11 }), 'maximum', '/priority'],
  ['job-package-config.schema.json', job({ entry: { python: '3.11' } }), 'pattern', '/entry/python'],
  ['job-package-config.schema.json', job({ artifacts: [{ path: '/var/log/*' }] }), 'pattern', '/artifacts/0/path'],
  ['job-package-config.schema.json', output({ adapter: 'junit', path: 'junit.xml' }), 'pattern', '/outputs/0/path'],
  [
    'job-package-config.schema.json',
    job({ notify: { slack: [{ events: ['job_group.failed'], channel: '#lab' }] } }),
    'pattern',
    '/notify/slack/0/channel',
  ],
  ['quarantine.schema.json', [{ test: 'net.*', expires: '2026-12-31' }], 'required', '/0'],
  ['quarantine.schema.json', [{ test: 'net.*', comment: 'GW-412', expires: '31.12.2026' }], 'format', '/0/expires'],
  ['server-config.schema.json', server({ public_url: 'http://lab.example.com' }), 'pattern', '/public_url'],
  ['server-config.schema.json', server({ trusted_proxies: ['10.0.4.1'] }), 'pattern', '/trusted_proxies/0'],
  [
    'server-config.schema.json',
    server({ auth: { github_oidc: { repositories: ['gateway'] } } }),
    'pattern',
    '/auth/github_oidc/repositories/0',
  ],
].map(([file, document, keyword, instancePath]) => ({ file, document, keyword, instancePath }));
