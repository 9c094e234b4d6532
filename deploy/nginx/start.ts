import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseHeaders } from '../../src/build/hosting/headers';
import { ensureNginx } from './find';
import { defaultLimits, machineLimits, renderMain, renderSite, type SiteOptions } from './render';

/** Options that differ from the defaults for a local server. */
export type StartOptions = Partial<Omit<SiteOptions, 'build' | 'root' | 'listen' | 'brotli'>> & {
  /** Default, or 0: a free port. */
  port?: number;
  address?: string;
  /** Number of worker processes, or `auto`. */
  workers?: string;
  /** Returns a site file to use instead of the one for the build. */
  site?: (port: number) => string | Promise<string>;
};

/** A running nginx. */
export type RunningNginx = {
  origin: string;
  port: number;
  /** True if it serves Brotli. */
  brotli: boolean;
  /** The master process; it ends with the signals that nginx knows. */
  master: ChildProcess;
  /** The only folder that it writes to. */
  folder: string;
  /** Stops it and removes its folder. */
  stop: (signal?: NodeJS.Signals) => Promise<void>;
};

/** Returns how many files a worker may open: nginx prints an alert if that is more than this process may. */
function allowedFiles(): number {
  const most = Number(execFileSync('sh', ['-c', 'ulimit -Hn'], { encoding: 'utf8' }));
  return Number.isNaN(most) ? machineLimits.files : Math.min(most, machineLimits.files);
}

/** Returns a port on which nothing listens. */
export async function freePort(address: string): Promise<number> {
  const server = createServer().listen(0, address);
  await once(server, 'listening');
  const bound = server.address();
  server.close();
  await once(server, 'close');
  if (bound === null || typeof bound === 'string') throw new Error('No free port found.');
  return bound.port;
}

/** Returns the root folder: the build, or a folder with a link to the build at its base URL. */
function rootOf(build: string, folder: string): string {
  const [everything] = parseHeaders(readFileSync(path.join(build, '_headers'), 'utf8'));
  const baseUrl = everything?.path.replace(/\*$/, '') ?? '/';
  if (baseUrl === '/') return build;
  const root = path.join(folder, 'root');
  const place = path.join(root, baseUrl);
  mkdirSync(path.dirname(place), { recursive: true });
  symlinkSync(build, place.replace(/\/$/, ''));
  return root;
}

/**
 * Starts nginx for one build, without root, with a temporary folder for everything it writes.
 * @throws {Error} if nginx is not installed or fails to start; its output goes to stderr
 */
export async function startNginx(build: string, options: StartOptions = {}): Promise<RunningNginx> {
  const { command, modules, brotli } = ensureNginx();
  const { address = '127.0.0.1', workers = 'auto', site, tls, ...rest } = options;
  const port = options.port || (await freePort(address));
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'benchloom-nginx-')));
  const siteFile = path.join(folder, 'site.conf');
  const text =
    (await site?.(port)) ??
    renderSite({
      ...defaultLimits,
      serverNames: [],
      accessLog: path.join(folder, 'access.log'),
      ...rest,
      tls,
      build,
      brotli,
      root: rootOf(realpathSync(build), folder),
      listen: [`${address}:${port}${tls ? ' ssl http2' : ''}`],
    });
  writeFileSync(siteFile, text);
  const user = process.getuid?.() === 0 ? userInfo().username : '';
  const mainFile = path.join(folder, 'nginx.conf');
  writeFileSync(mainFile, renderMain({ folder, site: siteFile, workers, modules, user, files: allowedFiles() }));

  const master = spawn(command, ['-e', 'stderr', '-p', folder, '-c', mainFile], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const ended = once(master, 'exit');
  // Otherwise nginx would outlive this process.
  const endWithParent = () => {
    master.kill();
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', endWithParent);
  const cleanUp = () => {
    process.off('exit', endWithParent);
    rmSync(folder, { recursive: true, force: true });
  };
  // nginx writes this file once it listens; an answer could come from another program that took the port.
  while (!existsSync(path.join(folder, 'nginx.pid'))) {
    if (master.exitCode !== null || master.signalCode !== null) {
      cleanUp();
      throw new Error(`nginx did not start on ${address}:${port}.`);
    }
    await Promise.race([wait(20), ended]);
  }
  return {
    origin: `${tls ? 'https' : 'http'}://${address}:${port}`,
    port,
    brotli,
    master,
    folder,
    async stop(signal = 'SIGTERM') {
      master.kill(signal);
      await ended;
      cleanUp();
    },
  };
}
