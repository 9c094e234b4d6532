import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { contentTypeOf, findFile, listen, type SiteServer } from '../tests/lib/server';

type File = { type: string; body: Buffer; compressed: boolean };

function read(file: string): File {
  const content = readFileSync(file);
  const compressed = !['.woff2', '.png', '.ico'].includes(path.extname(file));
  return { type: contentTypeOf(file), body: compressed ? brotliCompressSync(content) : content, compressed };
}

/** Serves a build from memory, compressed with Brotli at the highest level. */
export function serveCompressed(directory: string): Promise<SiteServer> {
  const files = new Map<string, File>();
  const fileAt = (pathname: string) => {
    const found = findFile(directory, pathname);
    if (found === undefined) return undefined;
    const file = files.get(found) ?? read(found);
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
  return listen(server);
}
