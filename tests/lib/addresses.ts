// Lists the URLs that the built site publishes now, and those it has ever published (contracts/urls.json).
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { load } from 'cheerio';
import type { Redirect } from '../../plugins/redirects';
import { listFiles } from '../../src/lib/files';
import { type BuildName, buildDirectory, projectDirectory } from './builds';

/** The format of contracts/urls.json: all pages with their anchors, and all files that other sites may link to. */
export type PublishedAddresses = { $schema: string; pages: Record<string, string[]>; files: string[] };

const urlsFile = path.join(projectDirectory, 'contracts/urls.json');

/** Matches files at stable URLs. Hashed or versioned scripts, styles, fonts, and interpreter files don't match. */
function isPermanent(file: string): boolean {
  return !/^(?:assets|fonts|python|python-worker)\/|\.html$|^_|\.(?:br|gz)$/.test(file);
}

/** Returns the anchors that links may use: the IDs in the page content, except in popovers and drawings. */
function anchorsOf(html: string): string[] {
  const $ = load(html);
  return (
    $('main [id]')
      .not('[popover], svg [id]')
      .toArray()
      .map((element) => $(element).attr('id') ?? '')
      // React generates IDs that start with _R_.
      .filter((id) => !/^(?:__docusaurus|_R_)/.test(id))
      .sort()
  );
}

/** Returns all URLs that a build publishes, sorted. Omits redirect pages. */
export function publishedAddresses(build: BuildName): PublishedAddresses {
  const directory = buildDirectory(build);
  const files = listFiles(directory);
  const pages = files
    .filter((file) => file.endsWith('index.html'))
    .map((file): [string, string] => [file, readFileSync(path.join(directory, file), 'utf8')])
    .filter(([, html]) => !html.includes('redirect.js'))
    .map(([file, html]): [string, string[]] => {
      const route = `/${file.replace(/\/?index\.html$/, '')}`;
      return [route === '/docs' ? '/docs/' : route, anchorsOf(html)];
    });
  return {
    $schema: './schema/urls.schema.json',
    pages: Object.fromEntries(pages),
    files: files.filter(isPermanent).map((file) => `/${file}`),
  };
}

/** Reads contracts/urls.json. If the file doesn't exist yet, returns an empty list. */
export function readListed(): PublishedAddresses {
  return existsSync(urlsFile)
    ? (JSON.parse(readFileSync(urlsFile, 'utf8')) as PublishedAddresses)
    : { $schema: './schema/urls.schema.json', pages: {}, files: [] };
}

/** Flattens a list into single addresses: files, pages, and anchors as `PAGE#ANCHOR`. */
export function addressesOf({ pages, files }: PublishedAddresses): Set<string> {
  const anchored = Object.entries(pages).flatMap(([page, anchors]) => anchors.map((anchor) => `${page}#${anchor}`));
  return new Set([...Object.keys(pages), ...anchored, ...files]);
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

/** The path of contracts/urls.json. */
export { urlsFile };
