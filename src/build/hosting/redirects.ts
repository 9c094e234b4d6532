import type { Redirect } from '../redirects/movedAddresses';

/** Returns redirects from `/x.html` and `/x/index.html` to the canonical address of each page. */
export function pageRedirects(routes: readonly string[], baseUrl: string): Redirect[] {
  return routes
    .filter((route) => !route.endsWith('.html'))
    .flatMap((route) => {
      const folder = route.replace(/\/$/, '');
      const index = { from: `${folder}/index.html`, to: route };
      return route === baseUrl ? [index] : [{ from: `${folder}.html`, to: route }, index];
    });
}

/** Formats redirects, with the base URL, as a `_redirects` file. */
export function formatRedirects(redirects: readonly Redirect[]): string {
  return redirects.map(({ from, to }) => `${from} ${to} 301\n`).join('');
}

/**
 * Parses a `_redirects` file in the format of `formatRedirects`.
 * @throws {Error} if a line has another format
 */
export function parseRedirects(file: string): Redirect[] {
  return file
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [from, to, status, ...more] = line.split(' ');
      if (!from?.startsWith('/') || !to || status !== '301' || more.length > 0)
        throw new Error(`Not a line of a _redirects file: ${line}`);
      return { from, to };
    });
}
