import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { didYouMean } from './didYouMean';
import { isBroken, type Page } from './readPages';
import type { Finding } from './report';

/**
 * Creates the check for links to pages, and to anchors in the documentation.
 * @param pages all pages in the documentation, because any page may link to any other page
 * @param root project root
 * @param others the addresses of the other pages
 */
export function createLinkCheck(pages: Page[], root: string, others: string[] = []): (page: Page) => Finding[] {
  const routes = new Map(pages.filter(({ draft }) => !draft).map((page) => [page.route, page]));
  const known = [...routes.keys(), ...others];

  const problemOf = (page: Page, url: string): Pick<Finding, 'reason' | 'fix'> | undefined => {
    const [address = '', anchor] = url.split(/#(.*)/s);
    const path = address.replace(/\?.*/, '');
    const isFile = !/^\/|^$|\.mdx?$/.test(path) && existsSync(join(root, dirname(page.file), path));
    if (isFile || /^[a-z][a-z+.-]*:/i.test(path) || others.includes(path)) return undefined;
    const target = path === '' ? page : routes.get(path);
    const draft = pages.find(({ route }) => route === path)?.draft;
    if (!target && draft)
      return { reason: `link to ${url}: the page is a draft`, fix: 'remove the link, or `draft` from that page' };
    if (!target) return { reason: `link to ${url}: there is no such page`, fix: fixOf(path, known) };
    if (anchor === undefined || isBroken(target) || target.anchors.has(anchor)) return undefined;
    return { reason: `link to ${url}: the page has no such anchor`, fix: nearAnchor(anchor, target) };
  };

  return (page) =>
    page.links.flatMap(({ url, line }) => {
      const problem = problemOf(page, url);
      return problem ? [{ file: page.file, line, kind: 'link' as const, ...problem }] : [];
    });
}

function fixOf(path: string, known: string[]): string | undefined {
  if (!path.startsWith('/'))
    return 'write the full path of a page, /docs/…; put a file next to this page, or link to pathname:///… in static/';
  const other = path.endsWith('/') ? path.slice(0, -1) : `${path}/`;
  return known.includes(other) ? `write ${other}` : didYouMean(path, known, 'see sidebars.ts for the pages');
}

/** Returns the anchors that the writer may have meant, with a similar spelling or the same last word. */
function nearAnchor(anchor: string, page: Page): string {
  const words = (text: string) => text.toLowerCase().split('-');
  const near = [...page.anchors].filter((other) => words(other).at(-1) === words(anchor).at(-1)).slice(0, 3);
  const otherwise =
    near.length > 0
      ? `it has ${near.join(', ')}`
      : `see the headings in ${page.file}; if you renamed one, keep its old anchor`;
  return didYouMean(anchor, page.anchors, otherwise);
}
