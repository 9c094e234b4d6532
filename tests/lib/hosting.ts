// The real server in front of a build, and requests that no HTTP library would send.
import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import path from 'node:path';
import { outputDirectory } from './builds';

/** An answer as it came over the wire. */
export type RawAnswer = { status: number; headers: Map<string, string>; body: string };

/** Reads an answer. Status 0: the connection closed without one. */
export function parseAnswer(text: string): RawAnswer {
  const end = text.indexOf('\r\n\r\n');
  const [statusLine = '', ...lines] = (end < 0 ? '' : text.slice(0, end)).split('\r\n');
  const headers = new Map<string, string>();
  for (const line of lines) {
    const colon = line.indexOf(':');
    const name = line.slice(0, colon).toLowerCase();
    const value = line.slice(colon + 1).trim();
    const before = headers.get(name);
    headers.set(name, before === undefined ? value : `${before}, ${value}`);
  }
  return { status: Number(/^HTTP\/[\d.]+ (\d{3})/.exec(statusLine)?.[1] ?? 0), headers, body: text.slice(end + 4) };
}

/** Sends bytes over a connection of their own and returns everything that comes until it closes. */
export function sendRaw(port: number, bytes: string, milliseconds = 10_000): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    const socket: Socket = connect(port, '127.0.0.1', () => socket.write(bytes, 'latin1'));
    socket.setTimeout(milliseconds, () => socket.destroy(new Error(`No end of the answer to ${bytes.slice(0, 200)}`)));
    socket.on('data', (data) => {
      text += data.toString('latin1');
      // A server that refuses a body lingers for the rest of it; the answer is complete.
      const { status, headers, body } = parseAnswer(text);
      if (status >= 400 && body.length >= Number(headers.get('content-length') ?? Number.NaN)) socket.destroy();
    });
    socket.on('close', () => resolve(text));
    // A server that refuses may reset the connection; what came before counts.
    socket.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ECONNRESET' && error.code !== 'EPIPE') reject(error);
    });
  });
}

/** Makes a certificate for localhost that is valid for a day. */
export function testCertificate(): { certificate: string; key: string } {
  const folder = path.join(outputDirectory, 'hosted');
  mkdirSync(folder, { recursive: true });
  const tls = { certificate: path.join(folder, 'test.crt'), key: path.join(folder, 'test.key') };
  // biome-ignore format: one command
  execFileSync('openssl', ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '1', '-subj', '/CN=localhost', '-keyout', tls.key, '-out', tls.certificate], { stdio: 'ignore' });
  return tls;
}

/** One request with exactly this target. */
export async function request(
  port: number,
  target: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
): Promise<RawAnswer> {
  const lines = Object.entries({ Host: 'localhost', Connection: 'close', ...headers }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  return parseAnswer(await sendRaw(port, `${method} ${target} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`));
}
