// Prints the configuration of a machine for one build: `npm run --silent nginx:config -- --name www.example.com > site.conf`.
import { parseArgs } from 'node:util';
import { defaultLimits, renderSite } from './render';

const { values } = parseArgs({
  options: {
    build: { type: 'string', default: 'build' },
    root: { type: 'string', default: '/srv/benchloom/current/site' },
    name: { type: 'string', multiple: true, default: [] },
    listen: { type: 'string', multiple: true },
    certificate: { type: 'string' },
    key: { type: 'string' },
    'access-log': { type: 'string', default: '/var/log/nginx/benchloom.log' },
    'requests-per-second': { type: 'string', default: String(defaultLimits.requestsPerSecond) },
    connections: { type: 'string', default: String(defaultLimits.connections) },
    brotli: { type: 'boolean', default: false },
  },
});

try {
  const { certificate, key } = values;
  if (Boolean(certificate) !== Boolean(key)) throw new Error('--certificate and --key belong together.');
  const tls = certificate && key ? { certificate, key } : undefined;
  process.stdout.write(
    renderSite({
      ...defaultLimits,
      build: values.build,
      root: values.root,
      serverNames: values.name,
      listen: values.listen ?? (tls ? ['443 ssl http2', '[::]:443 ssl http2'] : ['80', '[::]:80']),
      accessLog: values['access-log'],
      requestsPerSecond: Number(values['requests-per-second']),
      connections: Number(values.connections),
      brotli: values.brotli,
      tls,
      redirectHttp: tls !== undefined,
    }),
  );
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
