import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const types: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

type File = { type: string; body: Buffer; compressed: boolean };

function read(file: string): File {
  const extension = path.extname(file);
  const content = readFileSync(file);
  const compressed = !['.woff2', '.png', '.ico'].includes(extension);
  const type = types[extension] ?? 'application/octet-stream';
  return { type, body: compressed ? brotliCompressSync(content) : content, compressed };
}

/** Serves a build from memory, compressed with brotli at its best, as a host does. Resolves to its origin. */
export async function serveCompressed(directory: string): Promise<{ origin: string; close: () => void }> {
  const names = (readdirSync(directory, { recursive: true }) as string[]).filter((name) => path.extname(name));
  const files = new Map<string, File>();
  const fileAt = (pathname: string) => {
    const name = path.join('.', pathname);
    const found = [name, path.join(name, 'index.html')].find((candidate) => names.includes(candidate));
    if (found === undefined) return undefined;
    const file = files.get(found) ?? read(path.join(directory, found));
    files.set(found, file);
    return file;
  };
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host');
    const file = fileAt(decodeURIComponent(pathname));
    if (!file) {
      response.writeHead(404).end();
      return;
    }
    const cache = pathname.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
    const encoding = file.compressed ? { 'content-encoding': 'br' } : {};
    response.writeHead(200, { 'content-type': file.type, 'cache-control': cache, ...encoding }).end(file.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
