// Lists the URLs that the built site publishes now.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { load } from 'cheerio';
import type { Redirect } from '../../plugins/finish/redirects';
import { addressOf, type PublishedAddresses } from '../../plugins/finish/redirects/addresses';
import { listFiles } from '../../plugins/lib/files';
import { type BuiltPage, mainOf } from '../../plugins/lib/pages';
import { type BuildName, buildDirectory } from './builds';

/** Flattens pages with their anchors into single addresses: `PAGE` and `PAGE#ANCHOR`. */
export function addressesOf(pages: PublishedAddresses['pages']): string[] {
  return Object.entries(pages).flatMap(([page, anchors]) => [page, ...anchors.map((anchor) => `${page}#${anchor}`)]);
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

/** Matches files at stable URLs. Hashed or versioned scripts, styles, fonts, and interpreter files don't match. */
function isPermanent(file: string): boolean {
  return !/^(?:assets|fonts|python|python-worker)\/|\.html$|^_|\.(?:br|gz)$/.test(file);
}

/** Returns all URLs that a build without a base URL publishes, sorted. Omits the not-found page and redirect pages. */
export function publishedAddresses(build: BuildName): PublishedAddresses {
  const directory = buildDirectory(build);
  const files = listFiles(directory);
  const pages = files
    .filter((file) => file.endsWith('index.html'))
    .map((file) => ({ file, html: readFileSync(path.join(directory, file), 'utf8') }))
    .filter(({ html }) => !html.includes('redirect.js'));
  return {
    $schema: './urls.schema.json',
    pages: Object.fromEntries(
      pages.map((page) => [addressOf(page, 'https://www.benchloom.example/'), anchorsOf(page)]),
    ),
    files: files.filter(isPermanent).map((file) => `/${file}`),
  };
}

/** Follows the redirects from an address. A page redirect keeps the anchor, which may then have its own redirect. */
export function follow(address: string, redirects: readonly Redirect[]): string {
  const moved = new Map(redirects.map(({ from, to }) => [from, to]));
  let [page = '', anchor = ''] = address.split('#');
  for (let step = 0; step <= redirects.length; step += 1) {
    const toPage = moved.get(page);
    const toAnchor = anchor && moved.get(`${page}#${anchor}`);
    if (toPage) [page, anchor] = [toPage.split('#')[0] ?? '', anchor || (toPage.split('#')[1] ?? '')];
    else if (toAnchor) [page = '', anchor = ''] = toAnchor.split('#');
    else break;
  }
  return anchor ? `${page}#${anchor}` : page;
}

/** Adds new addresses to the list. Removes nothing. */
export function mergeAddresses(listed: PublishedAddresses, published: PublishedAddresses): PublishedAddresses {
  const routes = [...new Set([...Object.keys(listed.pages), ...Object.keys(published.pages)])].sort();
  const union = (a: string[] = [], b: string[] = []) => [...new Set([...a, ...b])].sort();
  return {
    $schema: published.$schema,
    pages: Object.fromEntries(routes.map((route) => [route, union(listed.pages[route], published.pages[route])])),
    files: union(listed.files, published.files),
  };
}
