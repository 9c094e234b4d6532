// Writes the nginx configuration for one build: `npm run nginx:config -- --name www.example.com --out FOLDER`.
// FOLDER/site.conf is for the http block of an existing nginx, FOLDER/nginx.conf is a complete configuration. The other
// files set the limits of a machine that serves the site.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { brotliModule } from './find';
import { defaultLimits, machineLimits, renderMachine, renderMain, renderSite } from './render';

const options = {
  build: { type: 'string', default: 'build' },
  out: { type: 'string', default: 'build-nginx' },
  root: { type: 'string', default: '/srv/benchloom/current/site' },
  name: { type: 'string', multiple: true, default: [] as string[] },
  listen: { type: 'string', multiple: true },
  certificate: { type: 'string' },
  key: { type: 'string' },
  'access-log': { type: 'string', default: '/var/log/nginx/benchloom.log' },
  'requests-per-second': { type: 'string', default: String(defaultLimits.requestsPerSecond) },
  connections: { type: 'string', default: String(defaultLimits.connections) },
  brotli: { type: 'boolean', default: false },
  'config-folder': { type: 'string', default: '/etc/benchloom' },
  'run-folder': { type: 'string', default: '/run/benchloom' },
} as const;

function amount(name: string, value: string): number {
  if (!/^\d+$/.test(value)) throw new Error(`--${name} is "${value}", but must be a whole number.`);
  return Number(value);
}

function write(): void {
  const { values } = parseArgs({ options });
  const { certificate, key, brotli } = values;
  if (Boolean(certificate) !== Boolean(key)) throw new Error('--certificate and --key belong together.');
  const tls = certificate && key ? { certificate, key } : undefined;
  if (tls && values.name.length === 0) throw new Error('--certificate needs --name with the host name of the site.');
  const listen = values.listen ?? (tls ? ['443 ssl http2', '[::]:443 ssl http2'] : ['80', '[::]:80']);
  const redirectHttp = tls ? ['80', '[::]:80'] : [];
  const site = renderSite({
    ...defaultLimits,
    build: values.build,
    root: values.root,
    serverNames: values.name,
    listen,
    accessLog: values['access-log'],
    requestsPerSecond: amount('requests-per-second', values['requests-per-second']),
    connections: amount('connections', values.connections),
    brotli,
    tls,
    redirectHttp,
  });
  const whole = renderMain({
    folder: values['run-folder'],
    site: path.posix.join(values['config-folder'], 'site.conf'),
    workers: 'auto',
    modules: brotli ? [brotliModule] : [],
    user: '',
    files: machineLimits.files,
  });
  mkdirSync(values.out, { recursive: true });
  writeFileSync(path.join(values.out, 'site.conf'), site);
  writeFileSync(path.join(values.out, 'nginx.conf'), whole);
  for (const [name, text] of Object.entries(renderMachine([...redirectHttp, ...listen])))
    writeFileSync(path.join(values.out, name), text);
}

try {
  write();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
