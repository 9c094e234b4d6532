import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readSettings } from '../../plugins/settings';
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
  const { siteUrl } = readSettings(process.env);

  const problemOf = (page: Page, url: string): Pick<Finding, 'reason' | 'fix'> | undefined => {
    const [address = '', anchor] = url.split(/#(.*)/s);
    const path = address.replace(/\?.*/, '');
    const file = join(dirname(page.file), path);
    const isFile = /^docs\/.*\.(?!mdx?$)\w+$/.test(file) && existsSync(join(root, file));
    if (`${path}/`.startsWith(`${siteUrl}/`))
      return {
        reason: `link to ${url}: this is the site's own address`,
        fix: `write ${url.slice(siteUrl.length) || '/'}`,
      };
    if (isFile || /^[a-z][a-z+.-]*:/i.test(path) || others.includes(path)) return undefined;
    const target = path === '' ? page : (routes.get(path) ?? pages.find((other) => other.file === file));
    const draft = pages.find(({ route }) => route === path)?.draft;
    if (!target && draft)
      return { reason: `link to ${url}: the page is a draft`, fix: 'remove the link, or `draft` from that page' };
    if (!target) return { reason: `link to ${url}: there is no such page`, fix: fixOf(path, file, known) };
    if (anchor === undefined || isBroken(target) || target.anchors.has(anchor)) return undefined;
    return { reason: `link to ${url}: the page has no such anchor`, fix: nearAnchor(anchor, target) };
  };

  return (page) =>
    page.links.flatMap(({ url, line }) => {
      const problem = problemOf(page, url);
      return problem ? [{ file: page.file, line, kind: 'link' as const, ...problem }] : [];
    });
}

function fixOf(path: string, file: string, known: string[]): string | undefined {
  const full =
    'write the full path of a page, /docs/…; put a file next to this page, or link to pathname:///… in static/';
  if (!path.startsWith('/')) return didYouMean(`/${file.replace(/\.mdx?$/, '')}`, known, full);
  const other = path.endsWith('/') ? path.slice(0, -1) : `${path}/`;
  if (known.includes(other)) return `write ${other}`;
  const moved = known.find((route) => route.endsWith(path.slice(path.lastIndexOf('/'))));
  return moved ? `did you mean ${moved}?` : didYouMean(path, known, 'see sidebars.ts for the pages');
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
