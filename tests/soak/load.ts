// Load from a second process.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { installFromDebian, onPath, rootOnDebian } from '../../deploy/debianPackages';

/** What wrk measured: requests per second, 99th percentile in ms, and what went wrong. */
export type Load = { perSecond: number; p99: number; refused: number; socketErrors: number };

/** Path of wrk; installed now where that is possible. @throws {Error} with one line that says what to install. */
export function ensureWrk(): string {
  if (!onPath('wrk') && rootOnDebian()) installFromDebian('wrk');
  const found = onPath('wrk');
  if (!found) throw new Error('No wrk found: install the package "wrk".');
  return found;
}

const unit: Record<string, number> = { us: 0.001, ms: 1, s: 1000 };

function readReport(report: string): Load {
  const perSecond = Number(/Requests\/sec:\s+([\d.]+)/.exec(report)?.[1]);
  const p99 = /99%\s+([\d.]+)(us|ms|s)/.exec(report);
  const socketErrors = /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(report);
  if (!p99?.[2] || !Number.isFinite(perSecond)) throw new Error(`wrk said:\n${report}`);
  return {
    perSecond,
    p99: Number(p99[1]) * (unit[p99[2]] ?? Number.NaN),
    refused: Number(/Non-2xx or 3xx responses: (\d+)/.exec(report)?.[1] ?? 0),
    socketErrors: (socketErrors ?? []).slice(1).reduce((sum, count) => sum + Number(count), 0),
  };
}

/** Asks for one address over 64 connections that stay open. */
export async function load(url: string, seconds: number, acceptEncoding = 'identity'): Promise<Load> {
  const wrk = spawn(ensureWrk(), [
    '-t1',
    '-c64',
    `-d${seconds}s`,
    '--latency',
    '-H',
    `Accept-Encoding: ${acceptEncoding}`,
    url,
  ]);
  let report = '';
  for (const stream of [wrk.stdout, wrk.stderr]) {
    stream.on('data', (data: Buffer) => {
      report += data.toString();
    });
  }
  await once(wrk, 'close');
  return readReport(report);
}
