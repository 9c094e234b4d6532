import { createHash } from 'node:crypto';
import path from 'node:path';
import type { Props } from '@docusaurus/types';
import searchWords from '../../../src/search/searchWords.json';
import { addressOf, type IndexedPage, indexName, type SearchFile } from '../../../src/search/sections';
import { type ErrorCodes, entryAddress } from '../../contracts/errorCodes';
import { readContract } from '../../contracts/readContract';
import type { BuiltPage } from '../../lib/pages';
import { readSections } from './readSections';

/**
 * Adds search words to sections. Ignores missing sections so that the site can also be built with other documents.
 * (tests/site/search.test.ts reports missing sections.)
 */
function addWords(pages: IndexedPage[], codes: ErrorCodes): void {
  const sections = new Map(
    pages.flatMap((page) => page.sections.map((section) => [addressOf(page, section), section] as const)),
  );
  const entries = codes.entries.map((entry) => [entryAddress(entry, codes), entry.searchWords] as const);
  for (const [address, words] of [...Object.entries(searchWords.sections), ...entries])
    sections.get(address)?.words.push(...words);
}

/**
 * Returns the filename and the text of the search index. The filename contains a hash of the text.
 * @param built the framework's pages, before anything changes them
 */
export function searchFile(
  built: readonly BuiltPage[],
  { siteDir, baseUrl, routesPaths }: Props,
): [file: string, text: string] {
  const html = new Map(built.map((page) => [page.file, page.html]));
  const pages = routesPaths
    .map((route) => `/${route.slice(baseUrl.length)}`)
    .filter((route) => route !== '/404.html')
    .map((route) => ({ route, text: html.get(path.join(route, 'index.html').slice(1)) ?? '' }))
    .filter(({ text }) => !/<meta [^>]*\bname="?robots\b/.test(text))
    .map(({ route, text }) => readSections(route, text));
  const { synonyms } = searchWords;
  const codes = readContract<ErrorCodes>(siteDir, 'error-codes.json');
  addWords(pages, codes);
  const text = JSON.stringify({ pages, synonyms } satisfies SearchFile);
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 12);
  return [`assets/search/pages.${hash}.json`, text];
}

/**
 * Adds the index's path, relative to the base URL, to a page's head. The bundle doesn't contain it, so a change to one
 * document leaves the bundle as it was.
 */
export function addIndexName(html: string, file: string): string {
  return html.replace('</head>', (end) => `<meta name="${indexName}" content="${file}">${end}`);
}
