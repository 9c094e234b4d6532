import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

/** The content types of the site's files. */
export const contentTypes: Record<string, string> = {
  '.atom': 'application/atom+xml',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.md': 'text/markdown; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
  '.zip': 'application/zip',
};

export type SiteServer = { origin: string; port: number; close: () => Promise<void> };

/** Returns the file that a path refers to: the file itself, or the folder's index.html. */
function findFile(directory: string, pathname: string): string | undefined {
  const exact = path.join(directory, path.normalize(pathname));
  return [exact, path.join(exact, 'index.html')].find((file) => existsSync(file) && statSync(file).isFile());
}

/**
 * Serves a build like a static host: a file, or a folder's index.html with or without a slash. Never redirects.
 * Unknown paths return 404.html with status 404. With `texts`, sends these instead of the files with these names.
 * It closes refused connections without a response.
 */
export async function serveBuild(
  directory: string,
  baseUrl = '/',
  refuses: (pathname: string) => boolean = () => false,
  texts: Record<string, string> = {},
): Promise<SiteServer> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host');
    if (refuses(pathname)) {
      request.destroy();
      return;
    }
    const inside = pathname.startsWith(baseUrl) || `${pathname}/` === baseUrl;
    const file = inside ? findFile(directory, decodeURIComponent(pathname.slice(baseUrl.length))) : undefined;
    if (file) {
      response.writeHead(200, { 'content-type': contentTypes[path.extname(file)] ?? 'application/octet-stream' });
      const text = texts[path.basename(file)];
      if (text) response.end(text);
      else createReadStream(file).pipe(response);
    } else {
      response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' });
      response.end(inside ? readFileSync(path.join(directory, '404.html')) : 'Outside of the site');
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    port,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
