import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../../plugins/lib/files';
import { emptyPage, type Page } from './readPages';

/** Matches the path of a page in `to="/plans"` and `href: '/docs/quick-start'`, but no file. */
const link = /\b(?:to|href)(?:=|: )(["'])(\/[^"'.]*)\1/g;

/** Matches an address in a contract, alone or in a Markdown link. */
const address = /(["(])(\/docs\/[^")\s.]*)[")]/g;

function linksIn(root: string, file: string, pattern: RegExp): Page {
  const text = readFileSync(path.join(root, file), 'utf8');
  const links = [...text.matchAll(pattern)].map(({ 2: url = '', index }) => {
    return { url, line: text.slice(0, index).split('\n').length };
  });
  return { ...emptyPage(file), links };
}

/** Returns the links in React pages, in their parts, and in their data, and those in contracts. */
export function readSourceLinks(root: string): Page[] {
  const modules = listFiles(path.join(root, 'src')).filter((name) => /\.tsx?$/.test(name));
  const contracts = listFiles(path.join(root, 'contracts')).filter((name) => /^[^/]*\.json$/.test(name));
  return [
    ...modules.map((name) => linksIn(root, `src/${name}`, link)),
    ...contracts.map((name) => linksIn(root, `contracts/${name}`, address)),
    linksIn(root, 'src/search/searchWords.json', address),
  ];
}

/** Returns the addresses of the pages in src/pages. */
export function marketingRoutes(root: string): string[] {
  return listFiles(path.join(root, 'src/pages'))
    .filter((name) => /\.(tsx|mdx?)$/.test(name))
    .map((name) => `/${name.replace(/\.\w+$/, '').replace(/^index$/, '')}`);
}
