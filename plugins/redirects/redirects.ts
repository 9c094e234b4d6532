import { followRedirect, redirectAnchors } from '../../src/client/movedAddresses';
import { scriptJson } from '../../src/lib/escapeHtml';
import { readContract } from '../contracts/readContract';

/** A permanent redirect between paths; `to` may have a fragment, `from` only for a moved anchor. */
export type Redirect = { from: string; to: string };

/** Reads contracts/redirects.json. The paths have no base URL. */
export function readRedirects(siteDir: string): Redirect[] {
  return readContract<{ redirects: Redirect[] }>(siteDir, 'redirects.json').redirects;
}

/** Returns the redirects of pages. Servers never see anchors. */
export function movedPages(redirects: readonly Redirect[]): Redirect[] {
  return redirects.filter(({ from }) => !from.includes('#'));
}

/** Adds the base URL to redirects. */
export function withBaseUrl(redirects: readonly Redirect[], baseUrl: string): Redirect[] {
  return redirects.map(({ from, to }) => ({ from: baseUrl + from.slice(1), to: baseUrl + to.slice(1) }));
}

/** The script of all redirect pages. A file of its own, so the policy doesn't need its hash. */
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

/** Returns a script that redirects moved anchors; empty if there are none. */
export function movedAnchorsScript(redirects: readonly Redirect[], baseUrl: string): string {
  const anchors = redirects.filter(({ from }) => from.includes('#'));
  if (anchors.length === 0) return '';
  const moved = Object.fromEntries(withBaseUrl(anchors, baseUrl).map(({ from, to }) => [from, to]));
  return `(${redirectAnchors})(${scriptJson(moved)})`;
}
