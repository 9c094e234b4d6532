import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The list of moved pages, relative to the project root. It has each page's new path by its old one. */
export const redirectsFile = 'plugins/finish/movedPages.json';

/** The script that all redirect pages share. As a separate file, it doesn't need a hash in the policy. */
const script = 'location.replace(document.currentScript.dataset.to + location.search + location.hash);\n';

function redirectPage(target: string, url: string, baseUrl: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Moved</title>
<meta name="robots" content="noindex">
<link rel="canonical" href="${url}${target}">
<script src="${baseUrl}redirect.js" data-to="${target}"></script>
<noscript><meta http-equiv="refresh" content="0; url=${target}"></noscript>
</head>
<body><main><h1>This page has moved</h1><p><a href="${target}">${target}</a></p></main></body>
</html>
`;
}

/**
 * Returns a page for each moved page, which redirects and keeps the query and the fragment, and the script that these
 * pages share, as pairs of filename and text.
 * @param routes pages of the site, with the base URL
 * @throws {Error} if a page still exists at a moved path, or doesn't exist at the new one
 */
export function redirectFiles(
  siteDir: string,
  routes: readonly string[],
  { url, baseUrl }: { url: string; baseUrl: string },
): [file: string, text: string][] {
  const moved = Object.entries<string>(JSON.parse(readFileSync(path.join(siteDir, redirectsFile), 'utf8')));
  const isPage = (route: string) =>
    ['', '/'].some((end) => routes.includes(baseUrl + route.slice(1).replace(/\/+$/, '') + end));
  for (const [from, to] of moved) {
    const reason =
      (/[.#]/.test(from) && 'an address has no "." or "#"') ||
      (isPage(from) && `${from} is a page`) ||
      (!isPage(to) && `${to} isn't one`);
    if (reason) throw new Error(`${redirectsFile}: ${from} can't redirect to ${to}, because ${reason}.`);
  }
  const pages = moved.map(([from, to]): [string, string] => [
    path.join(from, 'index.html'),
    redirectPage(baseUrl + to.slice(1), url, baseUrl),
  ]);
  return pages.length > 0 ? [...pages, ['redirect.js', script]] : [];
}
