import { readFileSync } from 'node:fs';
import path from 'node:path';
import { scriptJson } from '../../../src/lib/escapeHtml';
import { type CommandTree, commandAddress } from '../../contracts/commandTree';
import { type ErrorCodes, entryAddress } from '../../contracts/errorCodes';
import { readContract } from '../../contracts/readContract';
import type { BuiltPage } from '../../lib/pages';
import { addressOf, readPublished } from './addresses';
import { followRedirect, redirectAnchors } from './browser';

/** A permanent redirect between addresses. `from` has a fragment only if an anchor has moved. */
export type Redirect = { from: string; to: string };

/** The list of redirects, relative to the project root. */
export const redirectsFile = 'plugins/finish/redirects/redirects.json';

/** Reads the list of redirects, one for each anchor. The paths don't include the base URL. */
export function readRedirects(siteDir: string): Redirect[] {
  const { redirects } = JSON.parse(readFileSync(path.join(siteDir, redirectsFile), 'utf8')) as {
    redirects: (Redirect & { anchors?: string[] })[];
  };
  return redirects.flatMap(({ from, to, anchors }) =>
    anchors ? anchors.map((anchor) => ({ from: `${from}#${anchor}`, to: `${to}#${anchor}` })) : { from, to },
  );
}

/**
 * Returns the redirects from the published anchors of an index to the pages of its groups, codes, or commands. The
 * index has the same anchors, for browsers without JavaScript.
 */
export function indexRedirects(siteDir: string): Redirect[] {
  const { pages } = readPublished(siteDir);
  const redirectsOf = (page: string, addresses: () => Map<string, string>): Redirect[] => {
    const rows = pages[page] && addresses();
    return (pages[page] ?? []).flatMap((anchor) => {
      // A command's flags and fields are on its page.
      const to = rows?.get(anchor.replace(/(?:--.*|-fields)$/, ''));
      return to ? { from: `${page}#${anchor}`, to: to.replace(/#.*/, `#${anchor}`) } : [];
    });
  };
  return [
    ...redirectsOf('/docs/troubleshoot', () => {
      const codes = readContract<ErrorCodes>(siteDir, 'error-codes.json');
      const groups = codes.groups.map(({ id }) => [id, `/docs/troubleshoot/${id}`] as const);
      return new Map([...groups, ...codes.entries.map((entry) => [entry.id, entryAddress(entry, codes)] as const)]);
    }),
    ...redirectsOf('/docs/reference/cli', () => {
      const tree = readContract<CommandTree>(siteDir, 'cli.json');
      return new Map(tree.commands.map((command) => [command.id, commandAddress(tree, command)]));
    }),
  ];
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

/** Returns the text of a page's `<title>`, without the name of the site. */
function titleOf(route: string, pages: readonly BuiltPage[]): string {
  const page = pages.find(({ file }) => file === path.join(route, 'index.html'));
  return /<title[^>]*>([^<|]*)/.exec(page?.html ?? '')?.[1]?.trim() ?? route;
}

/**
 * Adds the script that redirects a page's moved anchors. For browsers without JavaScript, the page ends with links to
 * their new pages, unless the anchors are rows of an index. A page without moved anchors doesn't change.
 */
export function addMovedAnchors(
  page: BuiltPage,
  redirects: readonly Redirect[],
  pages: readonly BuiltPage[],
  { url, baseUrl }: { url: string; baseUrl: string },
): string {
  const address = addressOf(page, url + baseUrl);
  const moved = redirects.flatMap(({ from, to }) => {
    const [route, anchor = ''] = from.split('#');
    return route === address && anchor ? { anchor, to: baseUrl + to.slice(1) } : [];
  });
  if (moved.length === 0) return page.html;
  const targets: Record<string, string[]> = {};
  for (const { anchor, to } of moved) {
    const target = to.replace(new RegExp(`#${anchor}$`), '#');
    targets[target] = [...(targets[target] ?? []), anchor];
  }
  const script = `<script>(${redirectAnchors})(${scriptJson(baseUrl + address.slice(1))},${scriptJson(targets)})</script>`;
  const links = Object.entries(targets).flatMap(([target, anchors]) => {
    const lost = anchors.filter((anchor) => !new RegExp(`\\sid="?${anchor}["\\s>]`).test(page.html));
    const marks = lost.map((anchor) => `<a id="${anchor}"></a>`).join('');
    const name = titleOf(target.slice(baseUrl.length).replace(/#.*/, ''), pages);
    return lost.length > 0 ? `<li>${marks}<a href="${target.replace(/#$/, '')}">${name}</a></li>` : [];
  });
  const list = `<noscript><nav aria-label="Moved sections"><p>Sections of this page have moved:</p><ul>${links.join('')}</ul></nav></noscript>`;
  return page.html
    .replace('</head>', () => `${script}</head>`)
    .replace('</body>', () => `${links.length > 0 ? list : ''}</body>`);
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
