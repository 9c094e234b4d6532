import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { indexRedirects, type Redirect, readRedirects, redirectsFile } from '../../plugins/finish/redirects';
import { readPublished, urlsFile } from '../../plugins/finish/redirects/addresses';
import { didYouMean } from './didYouMean';
import { isBroken, type Page } from './readPages';
import type { Finding } from './report';

/**
 * Finds published addresses that no longer exist, and addresses that several documents share.
 * @param root project root; if it has no list of published addresses, any address may be missing
 * @param all all documents; drafts have no address
 */
export function checkAddresses(root: string, all: Page[]): Finding[] {
  const pages = all.filter(({ draft }) => !draft);
  const routes = new Set(pages.map(({ route }) => route));
  const repeated = pages.flatMap((page): Finding[] => {
    const other = pages.find(({ route, file }) => route === page.route && file !== page.file);
    if (!other) return [];
    const reason = `${other.file} has the same address, ${page.route}`;
    return [{ file: page.file, line: 1, kind: 'address', reason, fix: 'change the slug of one of them' }];
  });
  if (repeated.length > 0 || !existsSync(join(root, urlsFile))) return repeated;
  const { pages: listed } = readPublished(root);
  const redirects = [...readRedirects(root), ...indexRedirects(root)];
  const gonePages = Object.keys(listed)
    .filter((route) => route.startsWith('/docs/') && !routes.has(route) && !leadsOn(redirects, route))
    .map((route): Finding => {
      const reason = `the published page ${route} is missing`;
      const fix = `restore the page, or add its new address to ${redirectsFile}`;
      return { file: urlsFile, line: 1, kind: 'address', reason, fix };
    });
  const rows = readFileSync(join(root, redirectsFile), 'utf8').split('\n');
  const exists = (to: string) => {
    const [route, anchor] = to.split('#');
    const page = pages.find((other) => other.route === route);
    return page && (anchor === undefined || isBroken(page) || page.anchors.has(anchor));
  };
  const deadEnds = redirects
    .filter(({ to }) => to.startsWith('/docs/') && !exists(to))
    .map(({ to }): Finding => {
      const [route = ''] = to.split('#');
      const line = rows.findIndex((row) => row.includes(`"${to}"`)) + 1;
      const reason = `redirect to ${to}: there is no such ${routes.has(route) ? 'anchor' : 'page'}`;
      const fix = didYouMean(route, routes, 'correct the address');
      return { file: redirectsFile, line, kind: 'address', reason, fix };
    });
  return [
    ...deadEnds,
    ...gonePages,
    ...Object.entries(listed).flatMap(([route, anchors]) => {
      const { to } = redirects.find(({ from }) => from === route) ?? { to: route };
      const page = pages.find((other) => other.route === to);
      return page && !isBroken(page) ? lostAnchors(page, route, anchors, redirects) : [];
    }),
  ];
}

function leadsOn(redirects: Redirect[], address: string): boolean {
  return redirects.some(({ from }) => from === address);
}

function lostAnchors(page: Page, route: string, listed: string[], redirects: Redirect[]): Finding[] {
  const fresh = page.headings.filter(({ anchor }) => !listed.includes(anchor));
  const gone = listed.filter((anchor) => !page.anchors.has(anchor) && !leadsOn(redirects, `${route}#${anchor}`));
  return gone.map((anchor) => {
    const renamed = fresh.find((heading) => didYouMean(anchor, [heading.anchor])) ?? fresh[0];
    const fix = `write {/* #${anchor} */} at the end of its heading, or add its new address to ${redirectsFile}`;
    const reason = `the published anchor #${anchor} is missing`;
    return { file: page.file, line: renamed?.line ?? 1, kind: 'address', reason, fix };
  });
}
