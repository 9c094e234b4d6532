import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { headerRules, headersFor } from '../src/build/hosting/headers';
import { contentTypeOf, findFile, listen, type SiteServer } from '../tests/lib/server';

type File = { type: string; body: Buffer; compressed: boolean };

function read(file: string): File {
  const content = readFileSync(file);
  const compressed = !['.woff2', '.png', '.ico'].includes(path.extname(file));
  return { type: contentTypeOf(file), body: compressed ? brotliCompressSync(content) : content, compressed };
}

/** Serves a build from memory, compressed with Brotli at the highest level, with the headers that hosts send. */
export function serveCompressed(directory: string): Promise<SiteServer> {
  const files = new Map<string, File>();
  const rules = headerRules('/');
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
    const encoding = file.compressed ? { 'content-encoding': 'br' } : {};
    response.writeHead(200, { ...headersFor(rules, pathname), 'content-type': file.type, ...encoding }).end(file.body);
  });
  return listen(server);
}
