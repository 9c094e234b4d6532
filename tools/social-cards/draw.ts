// Draws the icons and a social card for each page in build/: `npm run images`. Commit the images in static/ and
// cards.json, which lists the titles so that a test can find outdated cards.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { load } from 'cheerio';
import { cardPath, cardSize } from '../../src/components/SocialCard/cardPath';
import { company } from '../../src/lib/company';
import { type Card, cardSvg } from './card';
import { drawPng, prepare } from './fonts';

const site = path.resolve(__dirname, '../..');
const read = (file: string) => readFileSync(path.join(site, file), 'utf8');

function write(file: string, content: Buffer | string): void {
  const target = path.join(site, 'static', file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, content);
}

/** Derives the text on a card from the page's title and breadcrumbs. */
function cardOf(route: string): Card {
  const $ = load(read(path.join('build', route, 'index.html')));
  const title = $('head > title').text().replace(` | ${company.name}`, '');
  if (route === '/') return { title, section: 'Device lab automation' };
  if (!route.startsWith('/docs/')) return { title, section: company.tagline };
  const section = $('.breadcrumbs__item')
    .toArray()
    .slice(1, -1)
    .map((item) => $(item).text());
  return { title, section: ['Documentation', ...section].join(' / ') };
}

/** Wraps a 32 × 32 px PNG in an ICO file, because old browsers request /favicon.ico. */
function wrapInIco(png: Buffer): Buffer {
  const head = Buffer.from([0, 0, 1, 0, 1, 0, 32, 32, 0, 0, 1, 0, 8, 0, 0, 0, 0, 0, 22, 0, 0, 0]);
  head.writeUInt32LE(png.length, 14);
  return Buffer.concat([head, png]);
}

/** Draws the logo as an icon of `size` pixels. `padding`, a fraction of the logo's width, leaves room for a mask. */
function icon(size: number, padding = 0): Buffer {
  const logo = read('static/img/favicon.svg').replace(/^<svg[^>]*>|<\/svg>\s*$/g, '');
  const inset = 28 * padding;
  const box = `${-inset} ${-inset} ${28 + 2 * inset} ${28 + 2 * inset}`;
  const ground = '<rect x="-28" y="-28" width="84" height="84" fill="#0b6149"/>';
  return drawPng(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${ground}${logo}</svg>`, size);
}

async function main(): Promise<void> {
  await prepare();
  rmSync(path.join(site, 'static/img/cards'), { recursive: true, force: true });
  const routes = [...read('build/sitemap.xml').matchAll(/<loc>([^<]*)/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
  const titles: Record<string, string> = {};
  for (const route of routes.sort()) {
    const card = cardOf(route);
    titles[cardPath(route)] = card.title;
    write(cardPath(route), drawPng(cardSvg(card), cardSize.width));
  }
  writeFileSync(path.join(__dirname, 'cards.json'), `${JSON.stringify(titles, undefined, 2)}\n`);
  write('favicon.ico', wrapInIco(icon(32)));
  write('img/apple-touch-icon.png', icon(180));
  write('img/icon-192.png', icon(192, 0.08));
  write('img/icon-512.png', icon(512, 0.08));
  console.log(`${routes.length} cards and 4 icons drawn`);
}

void main();
