import { readFileSync } from 'node:fs';
import path from 'node:path';
import { followRedirect, redirectAnchors } from '../../src/client/movedAddresses';
import { scriptJson } from '../../src/lib/escapeHtml';
import type { BuiltPage } from '../html/pages';
import { addressOf } from './addresses';

/** A permanent redirect between paths. `to` can have a fragment. `from` has a fragment only if an anchor has moved. */
export type Redirect = { from: string; to: string };

/** The list of redirects, relative to the project root. */
export const redirectsFile = 'plugins/redirects/redirects.json';

/** Reads the list of redirects. The paths don't include the base URL. */
export function readRedirects(siteDir: string): Redirect[] {
  const { redirects } = JSON.parse(readFileSync(path.join(siteDir, redirectsFile), 'utf8')) as {
    redirects: Redirect[];
  };
  return redirects;
}

/** The script that all redirect pages share. As a separate file, it doesn't need a hash in the policy. */
export const redirectScript = `(${followRedirect})();\n`;

/** Returns the HTML of a redirect page, which also works without JavaScript. */
export function redirectPage(to: string, { url, baseUrl }: { url: string; baseUrl: string }): string {
  const target = baseUrl + to.slice(1);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Moved</title>
<meta name="robots" content="noindex">
<link rel="canonical" href="${url}${target.replace(/#.*/, '')}">
<script src="${baseUrl}redirect.js" data-to="${target}"></script>
<noscript><meta http-equiv="refresh" content="0; url=${target}"></noscript>
</head>
<body><main><h1>This page has moved</h1><p><a href="${target}">${target}</a></p></main></body>
</html>
`;
}

/** Adds the script that redirects a page's moved anchors. A page without moved anchors doesn't change. */
export function addMovedAnchors(
  page: BuiltPage,
  redirects: readonly Redirect[],
  { url, baseUrl }: { url: string; baseUrl: string },
): string {
  const address = addressOf(page, url + baseUrl);
  const moved = redirects
    .filter(({ from }) => from.startsWith(`${address}#`))
    .map(({ from, to }) => [baseUrl + from.slice(1), baseUrl + to.slice(1)]);
  if (moved.length === 0) return page.html;
  return page.html.replace(
    '</head>',
    () => `<script>(${redirectAnchors})(${scriptJson(Object.fromEntries(moved))})</script></head>`,
  );
}

/**
 * Returns a redirect page for each moved path, and the script that these pages share, as pairs of filename and text.
 * @param routes pages of the site, with the base URL
 * @throws {Error} if a page still exists at a moved path
 */
export function redirectFiles(
  redirects: readonly Redirect[],
  routes: readonly string[],
  site: { url: string; baseUrl: string },
): [file: string, text: string][] {
  // Servers never see fragments.
  const movedPages = redirects.filter(({ from }) => !from.includes('#'));
  const pages = movedPages.map(({ from, to }): [string, string] => {
    if (routes.includes(site.baseUrl + from.slice(1)))
      throw new Error(`${redirectsFile}: ${from} is a page, so it can't redirect to ${to}. Remove the entry.`);
    return [path.join(from, 'index.html'), redirectPage(to, site)];
  });
  return pages.length > 0 ? [...pages, ['redirect.js', redirectScript]] : [];
}
