import { readFileSync } from 'node:fs';
import path from 'node:path';
import { load } from 'cheerio';
import { type BuiltPage, mainOf } from '../html/pages';

/** urls.json: every page that the site has ever published, with its anchors, and files that others may link to. */
export type PublishedAddresses = { $schema: string; pages: Record<string, string[]>; files: string[] };

/** The list of published addresses, relative to the project root. */
export const urlsFile = 'plugins/redirects/urls.json';

/** Reads the list of published addresses. */
export function readPublished(siteDir: string): PublishedAddresses {
  return JSON.parse(readFileSync(path.join(siteDir, urlsFile), 'utf8')) as PublishedAddresses;
}

/** Flattens pages with their anchors into single addresses: `PAGE` and `PAGE#ANCHOR`. */
export function addressesOf(pages: PublishedAddresses['pages']): string[] {
  return Object.entries(pages).flatMap(([page, anchors]) => [page, ...anchors.map((anchor) => `${page}#${anchor}`)]);
}

const canonicalLink = /<link (?=[^>]*\brel="?canonical\b)[^>]*\bhref="?([^"\s>]+)/;

/**
 * Returns a page's path without the base URL, from its canonical link. Only the framework knows whether the path ends
 * in a slash.
 * @param site URL of the site, with the base URL
 */
export function addressOf({ html }: BuiltPage, site: string): string {
  return `/${canonicalLink.exec(html)?.[1]?.slice(site.length) ?? ''}`;
}

/** Returns the anchors that links may use: the IDs in the page content, except in popovers and drawings. */
function anchorsOf({ html }: BuiltPage): string[] {
  const $ = load(mainOf(html));
  const ids = $('[id]')
    .not('[popover], svg [id]')
    .toArray()
    .map((element) => $(element).attr('id') ?? '');
  // React generates IDs that start with _R_.
  return ids.filter((id) => !/^(?:__docusaurus|_R_)/.test(id)).sort();
}

/** Returns the addresses of a build's pages and anchors. Omits the not-found page and redirect pages. */
export function pageAddresses(pages: readonly BuiltPage[], site: string): PublishedAddresses['pages'] {
  const own = pages.filter(({ file, html }) => file.endsWith('index.html') && !html.includes('redirect.js'));
  return Object.fromEntries(own.map((page) => [addressOf(page, site), anchorsOf(page)]));
}
