import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin, Props } from '@docusaurus/types';
import searchWords from '../../../src/search/searchWords.json';
import { addressOf, type IndexedPage, type SearchFile } from '../../../src/search/sections';
import { type ErrorCodes, entryAddress } from '../../contracts/errorCodes';
import { readContract } from '../../contracts/readContract';
import { entryGroups, faultEntries } from '../../data/facts';
import { digestFiles } from '../../lib/files';
import type { BuiltPage } from '../../lib/pages';
import { readSections } from './readSections';

const sources = ['docs', 'contracts', 'plugins', 'src', 'package.json'];

/**
 * Returns a hash of everything that the pages are made from, for the index's filename. A hash of the index itself would
 * come too late, because the bundle that loads the index is built first.
 */
function sourceHash(siteDir: string, settings: unknown): string {
  const everything = JSON.stringify(settings) + digestFiles(siteDir, sources);
  return createHash('sha256').update(everything).digest('hex').slice(0, 12);
}

/**
 * Adds search words and the buses of entries to sections. Ignores missing sections so that the site can also be built
 * with other documents. (tests/e2e/search.spec.ts reports missing sections.)
 */
function addFacts(pages: IndexedPage[], codes: ErrorCodes): void {
  const sections = new Map(
    pages.flatMap((page) => page.sections.map((section) => [addressOf(page, section), section] as const)),
  );
  const entries = codes.entries.map((entry) => [entryAddress(entry, codes), entry.searchWords] as const);
  for (const [address, words] of [...Object.entries(searchWords.sections), ...entries])
    sections.get(address)?.words.push(...words);
  for (const { to, bus } of entryGroups(codes).flatMap((group) => group.entries))
    Object.assign(sections.get(to) ?? {}, { bus });
}

/** The index's path in the output directory. The bundle also contains it. */
type FileNames = { pages: string };

/** Chooses the filename of the search index before the bundle is built. The `html` plugin writes the file. */
export default function searchIndex({ siteDir, siteConfig }: LoadContext): Plugin {
  const { url, baseUrl, customFields } = siteConfig;
  const hash = sourceHash(siteDir, [url, baseUrl, customFields]);
  const names: FileNames = { pages: `assets/search/pages.${hash}.json` };
  return {
    name: 'search-index',
    async contentLoaded({ actions }) {
      await actions.createData('files.json', names);
    },
  };
}

/**
 * Returns the filename and the text of the search index.
 * @param built the framework's pages, before anything changes them
 */
export function searchFile(
  built: readonly BuiltPage[],
  { siteDir, baseUrl, generatedFilesDir, routesPaths }: Props,
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
  addFacts(pages, codes);
  const named = readFileSync(path.join(generatedFilesDir, 'search-index/default/files.json'), 'utf8');
  const names = JSON.parse(named) as FileNames;
  return [names.pages, JSON.stringify({ pages, synonyms, faults: faultEntries(codes) } satisfies SearchFile)];
}
