import { readFileSync } from 'node:fs';
import path from 'node:path';
import { company } from '../../../src/lib/company';
import { escapeHtml } from '../../../src/lib/escapeHtml';
import fonts from '../../../src/styles/fonts/fonts.json';

/** The text on a card: the page's title, and the site section above it. */
export type Card = { title: string; section: string };

/** Size of a card, in pixels. */
export const cardSize = { width: 1200, height: 630 };

const { width, height } = cardSize;
const margin = 72;
// An image can't use a page's custom properties.
const tokens = readFileSync(path.join(__dirname, '../../../src/styles/tokens.css'), 'utf8');
/** Returns a token's color. @throws {Error} if tokens.css doesn't have it */
function color(token: string): string {
  const [, hex] = new RegExp(`--${token}: (#\\w{6});`).exec(tokens) ?? [];
  if (!hex) throw new Error(`src/styles/tokens.css has no color --${token}, which social cards use.`);
  return hex;
}
const fontOf = (wanted: string) => fonts.find(({ role }) => role === wanted)?.name ?? '';

/** Returns the timing line of a job as SVG: six phases drawn as bus segments, as on the home page. */
function timingLine(y: number): string {
  const edges = [margin, 212, 442, 562, 822, 898, 978];
  const phases = edges.slice(1).map((right, index) => {
    const fill = index === 3 ? color('mask-600') : color('panel');
    return `<path d="M${edges[index]} ${y}l8 -17H${right - 8}l8 17l-8 17H${Number(edges[index]) + 8}Z" fill="${fill}"/>`;
  });
  const line = `<path d="M978 ${y}H${width - margin - 14}"/>${phases.join('')}`;
  return `<g stroke="${color('mask-600')}" stroke-width="3">${line}</g><circle cx="${width - margin - 10}" cy="${y}" r="10" fill="${color('gold-400')}"/>`;
}

/** Breaks a title into lines. A letter is about 0.6 em wide. */
function breakLines(title: string, size: number): string[] {
  const letters = Math.floor((width - 2 * margin) / (0.6 * size));
  return title.match(new RegExp(`\\S.{0,${letters - 1}}(?!\\S)|\\S{${letters}}`, 'g')) ?? [];
}

/** Returns a line of text as SVG. (x, y) is the start of the baseline, in pixels. */
function line(text: string, family: string, size: number, [x, y]: [number, number], fill: string): string {
  return `<text font-family="${family}" font-size="${size}" x="${x}" y="${y}" fill="${fill}">${escapeHtml(text)}</text>`;
}

/** Returns a page's social card as SVG. `logo` is the site's icon as SVG. */
export function cardSvg({ title, section }: Card, logo: string): string {
  const size = [84, 72].find((size) => size * breakLines(title, size).length <= 240) ?? 60;
  const lines = breakLines(title, size).slice(0, 4);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="${color('pad')}"/>`,
    logo.replace('<svg ', `<svg x="${margin}" y="64" width="56" height="56" overflow="visible" `),
    line(company.name, fontOf('heading'), 36, [margin + 76, 105], color('ink')),
    line(section, fontOf('code'), 28, [margin, 214], color('mask-600')),
    ...lines.map((text, row) =>
      line(text, fontOf('heading'), size, [margin, 250 + size * (0.74 + 1.1 * row)], color('ink')),
    ),
    timingLine(548),
    `<rect y="${height - 10}" width="${width}" height="10" fill="${color('mask-600')}"/>`,
    '</svg>',
  ].join('');
}
