// Headers and requests of a real server, including requests that no browser would send.
import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { type RequestOptions, request as send } from 'node:http';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { HeaderRule } from '../../plugins/finish/headers';
import { outputDirectory } from './builds';

/** A response. The names in `headers` are lower case. */
export type Answer = { status: number; headers: NodeJS.Dict<string | string[]>; body: Buffer };

/** Headers of nginx for paths whose rules don't set them. Hosts that read `_headers` may join the values of all rules. */
const defaultHeaders = {
  'Cache-Control': 'no-cache',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** Returns the response headers of nginx for a path. */
export function headersFor(rules: HeaderRule[], target: string): Record<string, string> {
  const matching = rules.filter((rule) =>
    rule.path.endsWith('*') ? target.startsWith(rule.path.slice(0, -1)) : target === rule.path,
  );
  return Object.assign({}, defaultHeaders, ...matching.map(({ headers }) => headers));
}

/** Sends one request with exactly this target. */
export function request(port: number, target: string, options: RequestOptions = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const headers = { Host: 'localhost', ...options.headers };
    const outgoing = send({ host: '127.0.0.1', port, path: target, agent: false, ...options, headers }, (answer) => {
      const { statusCode: status = 0, headers: received } = answer;
      buffer(answer).then((body) => resolve({ status, headers: received, body }), reject);
    });
    outgoing.on('error', reject).end();
  });
}

/** Creates a certificate for localhost that's valid for one day. */
export function testCertificate(): { certificate: string; key: string } {
  const folder = path.join(outputDirectory, 'hosted');
  mkdirSync(folder, { recursive: true });
  const tls = { certificate: path.join(folder, 'test.crt'), key: path.join(folder, 'test.key') };
  // biome-ignore format: keep the command on one line
  execFileSync('openssl', ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '1', '-subj', '/CN=localhost', '-keyout', tls.key, '-out', tls.certificate], { stdio: 'ignore' });
  return tls;
}
