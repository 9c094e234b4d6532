import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import sidebars from '../../sidebars';
import { cardPath, cardSize } from '../../src/components/SocialCard/cardPath';
import { company } from '../../src/lib/company';
import { listFiles } from '../../src/lib/files';
import { type Card, cardSvg } from './card';
import { pageTitles } from './pageTitles';
import { loadFonts } from './textPath';

/** An image that `npm run images` draws: its path below static/, size in px, and SVG source. */
export type Image = { file: string; width: number; height: number; svg: string };

type Item = SidebarsConfig[string] | string | { type?: string; id?: string; label?: string; items?: unknown };

/** Returns the id of each document in a sidebar item, with its category. */
function sectionsOf(item: Item, section: string): [string, string][] {
  if (typeof item === 'string') return [[item, section]];
  if (Array.isArray(item)) return item.flatMap((child) => sectionsOf(child as Item, section));
  const { id, label, items } = item as { id?: string; label?: string; items?: Item };
  return items ? sectionsOf(items, String(label)) : id ? [[id, section]] : [];
}

function documentCards(siteDirectory: string): [string, Card][] {
  const directory = path.join(siteDirectory, 'docs');
  const sections = new Map(sectionsOf(sidebars.docs as Item, 'Documentation'));
  return listFiles(directory)
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => {
      const id = file.replace(/\.mdx$/, '');
      const [, title = ''] = /^title: "?(.*?)"?$/m.exec(readFileSync(path.join(directory, file), 'utf8')) ?? [];
      const section = sections.get(id);
      const route = id === 'index' ? '/docs/' : `/docs/${id}`;
      return [route, { title, section: section === 'Documentation' ? section : `Documentation / ${section}` }];
    });
}

/** Returns the card of every page of the site, by route. */
export function socialCards(siteDirectory: string): [string, Card][] {
  return [
    ...Object.entries(pageTitles).map(([route, title]): [string, Card] => [
      route,
      { title, section: route === '/' ? 'Device lab automation' : company.tagline },
    ]),
    ...documentCards(siteDirectory),
  ];
}

/** Returns the logo as an icon of `size` px. `padding`, as a share of the logo's width, leaves room on each side for a mask. */
function icon(file: string, size: number, logo: string, padding: number): Image {
  const inset = 28 * padding;
  const box = `${-inset} ${-inset} ${28 + 2 * inset} ${28 + 2 * inset}`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="${size}" height="${size}"><rect x="-28" y="-28" width="84" height="84" fill="#0b6149"/>${logo}</svg>`;
  return { file, width: size, height: size, svg };
}

/** Returns every generated image of the site. */
export async function images(siteDirectory: string): Promise<Image[]> {
  await loadFonts();
  const favicon = readFileSync(path.join(siteDirectory, 'static/img/favicon.svg'), 'utf8');
  const logo = favicon.replace(/^<svg[^>]*>|<\/svg>\s*$/g, '');
  return [
    ...socialCards(siteDirectory).map(([route, card]) => ({ file: cardPath(route), ...cardSize, svg: cardSvg(card) })),
    icon('/favicon.ico', 32, logo, 0),
    icon('/img/apple-touch-icon.png', 180, logo, 0),
    icon('/img/icon-192.png', 192, logo, 0.08),
    icon('/img/icon-512.png', 512, logo, 0.08),
  ];
}

/** Returns a short hash of the source of an image. */
export function sourceHash({ svg, width, height }: Image): string {
  return createHash('sha256').update(`${width} ${height} ${svg}`).digest('hex').slice(0, 16);
}
