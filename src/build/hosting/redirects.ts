import type { Redirect } from '../redirects/movedAddresses';

/** The forms `/x.html` and `/x/index.html` of each page lead to the one address of the page. */
export function pageRedirects(routes: readonly string[], baseUrl: string): Redirect[] {
  return routes
    .filter((route) => !route.endsWith('.html'))
    .flatMap((route) => {
      const folder = route.replace(/\/$/, '');
      const index = { from: `${folder}/index.html`, to: route };
      return route === baseUrl ? [index] : [{ from: `${folder}.html`, to: route }, index];
    });
}

/** Redirects with the base URL as a `_redirects` file. */
export function formatRedirects(redirects: readonly Redirect[]): string {
  return redirects.map(({ from, to }) => `${from} ${to} 301\n`).join('');
}

/** The redirects of a `_redirects` file as `formatRedirects` writes it. @throws {Error} for a line of another form. */
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
