import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Props } from '@docusaurus/types';
import { load } from 'cheerio';
import { escapeHtml } from '../../../src/lib/escapeHtml';
import type { BuiltPage } from '../../lib/pages';
import { type Card, cardSize, cardSvg } from './card';

/** Derives the text on a page's card from the title and the breadcrumbs, which come before the heading. */
function cardOf(html: string, siteName: string): Card {
  const $ = load(html.slice(0, html.indexOf('<h1')));
  const crumbs = $('.breadcrumbs__item')
    .toArray()
    .map((item) => $(item).text());
  return {
    title: $('title').text().replace(` | ${siteName}`, ''),
    section: crumbs.length > 0 ? ['Documentation', ...crumbs.slice(1, -1)].join(' / ') : 'Device lab automation',
  };
}

/** Adds the URL and size of a social card to each page's head. Returns the cards as SVG, with the paths of the PNGs. */
export function addCards(
  pages: BuiltPage[],
  { siteDir, siteConfig: { url, title }, baseUrl }: Props,
): [file: string, svg: string][] {
  const logo = readFileSync(path.join(siteDir, 'static/img/favicon.svg'), 'utf8');
  return pages
    .filter(({ file }) => file.endsWith('index.html'))
    .map((page) => {
      const card = cardOf(page.html, title);
      const file = `img/cards/${path.dirname(page.file).replace(/^\.$/, 'home').replaceAll('/', '-')}.png`;
      const tags = [
        ['', url + baseUrl + file],
        [':width', cardSize.width],
        [':height', cardSize.height],
        [':alt', `${title}: ${escapeHtml(card.title).replaceAll('"', '&quot;')}`],
      ].map(([name, value]) => `<meta property="og:image${name}" content="${value}">`);
      page.html = page.html.replace('</head>', (end) => tags.join('') + end);
      return [file, cardSvg(card, logo)];
    });
}

/** Draws cards as PNGs, or takes them from a cache, which depends on the pinned versions of the fonts and the library. */
export async function drawCards(
  cards: [file: string, svg: string][],
  siteDir: string,
): Promise<[file: string, png: Uint8Array][]> {
  const cache = path.join(siteDir, 'node_modules/.cache/social-cards');
  const versions = readFileSync(path.join(siteDir, 'package.json'));
  const cached = (svg: string) =>
    path.join(cache, `${createHash('sha256').update(versions).update(svg).digest('hex')}.png`);
  const missing = cards.map(([, svg]) => svg).filter((svg) => !existsSync(cached(svg)));
  if (missing.length > 0) {
    const [pngs] = await once(new Worker(path.join(__dirname, 'draw.mjs'), { workerData: missing }), 'message');
    await mkdir(cache, { recursive: true });
    for (const [index, svg] of missing.entries()) {
      const unfinished = path.join(cache, randomUUID());
      await writeFile(unfinished, pngs[index]);
      await rename(unfinished, cached(svg));
    }
  }
  return Promise.all(cards.map(async ([file, svg]) => [file, await readFile(cached(svg))]));
}
