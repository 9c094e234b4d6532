// Runs nginx with deploy/nginx.conf in front of a build, as in production.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** A running nginx. */
export type RunningNginx = {
  /** The origin of the site: HTTPS with a certificate, otherwise HTTP. */
  origin: string;
  port: number;
  /** The HTTP port that redirects to HTTPS. */
  plainPort: number;
  /** True if nginx supports Brotli. */
  brotli: boolean;
  /** The only folder that nginx writes to. */
  folder: string;
  stop: () => Promise<void>;
};

const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_filter_module.so';

/** Returns a free port on this machine. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}

/** Returns deploy/nginx.conf adapted to this machine so that nginx writes only to `folder`. */
function configuration(folder: string, changes: [text: string, replacement: string][]): string {
  const file = path.resolve(__dirname, '../../deploy/nginx.conf');
  const own: [string, string][] = [
    ['user www-data;', process.getuid?.() === 0 ? `user ${userInfo().username};` : ''],
    ['pid /run/nginx.pid;', `pid ${folder}/nginx.pid;`],
    ['error_log /var/log/nginx/error.log emerg;', 'error_log stderr crit;'],
    ['/var/log/nginx/access.log', `${folder}/access.log`],
    // This machine may limit a process to fewer open files.
    ['worker_rlimit_nofile 40000;', `worker_rlimit_nofile ${execFileSync('sh', ['-c', 'ulimit -Hn'])};`],
    [
      'http {',
      `http {\n${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder};`).join('\n')}`,
    ],
    ['www.example.com 1;', 'localhost 1;\n127.0.0.1 1;'],
  ];
  return [...own, ...changes].reduce(
    (text, [from, to]) => {
      if (!text.includes(from)) throw new Error(`${file} has no "${from}".`);
      return text.replaceAll(from, () => to);
    },
    readFileSync(file, 'utf8'),
  );
}

/**
 * Starts nginx in front of a folder, without root privileges.
 * @param tls certificate and key; without them, nginx uses plain HTTP
 * @throws {Error} if nginx isn't installed or doesn't start
 */
export async function startNginx(root: string, tls?: { certificate: string; key: string }): Promise<RunningNginx> {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'benchloom-nginx-')));
  // At the same time, because two calls in a row can return the same port.
  const [port, plainPort] = await Promise.all([freePort(), freePort()]);
  const brotli = existsSync(brotliModule);
  const config = configuration(folder, [
    ['/srv/benchloom/current/site', realpathSync(root)],
    ['include /etc/nginx/modules-enabled/*.conf;', brotli ? `load_module ${brotliModule};` : ''],
    ...(brotli ? [['# brotli', 'brotli'] as [string, string]] : []),
    ['listen 80;', `listen 127.0.0.1:${plainPort};`],
    ['listen [::]:80;', ''],
    ['listen 443 ssl http2;', `listen 127.0.0.1:${port}${tls ? ' ssl http2' : ''};`],
    ['listen [::]:443 ssl http2;', ''],
    ['ssl_certificate /etc/ssl/site.crt;', tls ? `ssl_certificate ${tls.certificate};` : ''],
    ['ssl_certificate_key /etc/ssl/site.key;', tls ? `ssl_certificate_key ${tls.key};` : ''],
  ]);
  writeFileSync(path.join(folder, 'nginx.conf'), config);
  const master = spawn(
    'nginx',
    ['-e', 'stderr', '-p', folder, '-c', path.join(folder, 'nginx.conf'), '-g', 'daemon off;'],
    {
      stdio: ['ignore', 'inherit', 'inherit'],
    },
  );
  const ended = new Promise((resolve) => {
    master.once('exit', resolve).once('error', resolve);
  });
  const cleanUp = () => {
    process.off('exit', cleanUp);
    // Otherwise, nginx would keep running after this process exits.
    master.kill();
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', cleanUp);
  // nginx writes this file once it's listening. A test request could reach a different program on the same port.
  while (!existsSync(path.join(folder, 'nginx.pid'))) {
    const isOver = await Promise.race([wait(20), ended.then(() => true)]);
    if (!isOver) continue;
    cleanUp();
    throw new Error(`nginx didn't start. Its message is above, unless the package "nginx" isn't installed.`);
  }
  return {
    origin: `${tls ? 'https' : 'http'}://127.0.0.1:${port}`,
    port,
    plainPort,
    brotli,
    folder,
    async stop() {
      master.kill();
      await ended;
      cleanUp();
    },
  };
}
