import { readContract } from '../../docs/reference/contracts';

/** An address that leads on, for good. Both are paths; `to` may have a fragment, `from` only where an anchor has moved. */
export type Redirect = { from: string; to: string };

/** The addresses that were published once and where they are now: contracts/redirects.json, without the base URL. */
export function readRedirects(siteDir: string): Redirect[] {
  return readContract<{ redirects: Redirect[] }>(siteDir, 'redirects.json').redirects;
}

/** The redirects of whole pages, without those of anchors, which no server ever sees. */
export function movedPages(redirects: readonly Redirect[]): Redirect[] {
  return redirects.filter(({ from }) => !from.includes('#'));
}

/** The redirects with the base URL. */
export function withBaseUrl(redirects: readonly Redirect[], baseUrl: string): Redirect[] {
  return redirects.map(({ from, to }) => ({ from: baseUrl + from.slice(1), to: baseUrl + to.slice(1) }));
}

/** Leads on to where the page is now, with the query and the fragment of this visit. Its own file, so that no policy has to allow it. */
export const redirectScript = `(function(s){var t=s.getAttribute("data-to").split("#");location.replace(t[0]+location.search+(location.hash||(t[1]?"#"+t[1]:"")))})(document.currentScript);\n`;

/** The page at an address that has moved. Without script it leads on by itself, and has a link. */
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

/** Sends a visit of an anchor that has moved on to its new place. Empty when none has. */
export function movedAnchorsScript(redirects: readonly Redirect[], baseUrl: string): string {
  const anchors = redirects.filter(({ from }) => from.includes('#'));
  if (anchors.length === 0) return '';
  const moved = Object.fromEntries(withBaseUrl(anchors, baseUrl).map(({ from, to }) => [from, to]));
  const literal = JSON.stringify(moved).replaceAll('<', '\\u003c');
  return `(function(m){function f(){var l=location,t=m[l.pathname+l.hash];if(t)l.replace(t)}f();addEventListener("hashchange",f)})(${literal})`;
}
