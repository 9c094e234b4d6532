import { cardSize } from '../../src/components/SocialCard/cardPath';
import { company } from '../../src/lib/company';
import { escapeXml, widthOf } from './fonts';

/** The text on a card: the page title, and the site section above it. */
export type Card = { title: string; section: string };

const { width, height } = cardSize;
const margin = 72;
// The colours are copied from src/styles/tokens.css, because an image file can't use CSS custom properties from a page.
const colours = {
  pad: '#F3F6F1',
  grid: '#E1E9E1',
  ink: '#11201B',
  ink2: '#3B4C45',
  rule: '#7E8F85',
  mask: '#0B6149',
  panel: '#FFFFFF',
  gold: '#EDB73F',
};

function grid(): string {
  const lines = [
    ...Array.from({ length: Math.floor(width / 24) }, (_, index) => `M${(index + 1) * 24} 0V${height}`),
    ...Array.from({ length: Math.floor(height / 24) }, (_, index) => `M0 ${(index + 1) * 24}H${width}`),
  ];
  return `<path d="${lines.join('')}" fill="none" stroke="${colours.grid}" shape-rendering="crispEdges"/>`;
}

/** Returns the logo from src/components/BrandMark as SVG. */
function logo(x: number, y: number, size: number): string {
  return `<g transform="translate(${x} ${y}) scale(${size / 28})"><rect fill="${colours.mask}" width="28" height="28" rx="5"/><path d="M6 8.5h16M6 14h16M6 19.5h9" fill="none" stroke="${colours.panel}" stroke-linecap="round" stroke-width="2.5"/><circle cx="20.5" cy="19.5" fill="${colours.gold}" r="2.75"/></g>`;
}

/** Returns the timing line of a job as SVG: six phases drawn as bus segments, as on the home page. */
function timingLine(y: number): string {
  const ends = [150, 290, 520, 640, 900, 976, 1056];
  const slope = 8;
  const half = 17;
  const segments = ends.slice(0, -1).map((start, index) => {
    const left = margin + start - 150;
    const right = margin + (ends[index + 1] ?? 0) - 150;
    const shape = `M${left} ${y}l${slope} ${-half}H${right - slope}l${slope} ${half}l${-slope} ${half}H${left + slope}Z`;
    return `<path d="${shape}" fill="${index === 3 ? colours.mask : colours.panel}" stroke="${colours.mask}" stroke-width="3"/>`;
  });
  const end = margin + 1056 - 150;
  return `${segments.join('')}<path d="M${end} ${y}H${width - margin - 14}" stroke="${colours.mask}" stroke-width="3"/><circle cx="${width - margin - 10}" cy="${y}" r="10" fill="${colours.gold}"/>`;
}

const fits = (line: string, size: number) => widthOf(line, 'Archivo', size) <= width - 2 * margin;

/** Breaks a title at spaces into lines that fit. A single word may be longer than a line. */
function breakLines(title: string, size: number): string[] {
  const lines: string[] = [];
  for (const word of title.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && fits(longer, size)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Returns the largest font size, in pixels, at which a title fits on at most three lines, and the lines. */
function fitTitle(title: string): { size: number; lines: string[] } {
  for (const size of [84, 72, 60]) {
    const lines = breakLines(title, size);
    if (lines.length <= 3 && lines.every((line) => fits(line, size))) return { size, lines };
  }
  throw new Error(`The title "${title}" is too long for a social card: at most three lines at 60 px.`);
}

/** Returns a line of text as SVG. (x, y) is the start of the baseline, in pixels. */
function line(text: string, family: string, size: number, [x, y]: [number, number], fill: string): string {
  return `<text font-family="${family}" font-size="${size}" x="${x}" y="${y}" fill="${fill}">${escapeXml(text)}</text>`;
}

/**
 * Returns a page's social card as SVG.
 * @throws {Error} if the title is too long
 */
export function cardSvg({ title, section }: Card): string {
  const { size, lines } = fitTitle(title);
  const step = size * 1.1;
  const first = 250 + size * 0.74;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<rect width="${width}" height="${height}" fill="${colours.pad}"/>`,
    grid(),
    logo(margin, 64, 56),
    line(company.name, 'Archivo', 36, [margin + 76, 105], colours.ink),
    line(section, 'Red Hat Mono', 28, [margin, 214], colours.mask),
    ...lines.map((text, index) => line(text, 'Archivo', size, [margin, first + index * step], colours.ink)),
    timingLine(548),
    `<rect y="${height - 10}" width="${width}" height="10" fill="${colours.mask}"/>`,
    '</svg>',
  ].join('');
}
