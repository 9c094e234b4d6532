import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../../../src/lib/files';
import { emptyPage, type Page } from './readPages';

/** Matches the path of a page in `to="/plans"` and `href: '/docs/quick-start'`, but no file. */
const link = /\b(?:to|href)(?:=|: )(["'])(\/[^"'.]*)\1/g;

const filesIn = (folder: string) => (existsSync(folder) ? listFiles(folder) : []);

/** Returns the links in React pages, in their parts, and in their data. */
export function readSourceLinks(root: string): Page[] {
  return filesIn(path.join(root, 'src'))
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => {
      const text = readFileSync(path.join(root, 'src', name), 'utf8');
      const links = [...text.matchAll(link)].map(({ 2: url = '', index }) => {
        return { url, line: text.slice(0, index).split('\n').length };
      });
      return { ...emptyPage(`src/${name}`), links };
    });
}

/** Returns the addresses of the pages in src/pages. */
export function marketingRoutes(root: string): string[] {
  return filesIn(path.join(root, 'src/pages'))
    .filter((name) => /\.(tsx|mdx?)$/.test(name))
    .map((name) => `/${name.replace(/\.\w+$/, '').replace(/^index$/, '')}`);
}
