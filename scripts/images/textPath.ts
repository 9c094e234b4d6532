import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import * as fontkit from 'fontkit';
import subsetFont from 'subset-font';

const { resolve } = createRequire(__filename);
const basicLatin = Array.from({ length: 95 }, (_, offset) => String.fromCharCode(0x20 + offset)).join('');

const faces = {
  /** Headings: wide and heavy. */
  title: { file: 'archivo/files/archivo-latin-wdth-normal.woff2', axes: { wght: 650, wdth: 112 } },
  label: { file: 'red-hat-mono/files/red-hat-mono-latin-wght-normal.woff2', axes: { wght: 500 } },
};

/** A font of the site at one weight and width. */
export type FontName = keyof typeof faces;

const fonts = {} as Record<FontName, fontkit.Font>;

/** Loads the fonts. Call it before the functions below. */
export async function loadFonts(): Promise<void> {
  for (const [name, { file, axes }] of Object.entries(faces)) {
    const variable = readFileSync(resolve(`@fontsource-variable/${file}`));
    const font = await subsetFont(variable, basicLatin, { targetFormat: 'truetype', variationAxes: axes });
    fonts[name as FontName] = fontkit.create(font) as fontkit.Font;
  }
}

/** Returns the width of a line of text, in px. */
export function measure(text: string, font: FontName, size: number): number {
  return (fonts[font].layout(text).advanceWidth * size) / fonts[font].unitsPerEm;
}

/** Returns a line of text as one SVG path; x and y are the start of its baseline, in px. */
export function textPath(text: string, font: FontName, size: number, [x, y]: [number, number], fill: string): string {
  const { unitsPerEm } = fonts[font];
  const scale = size / unitsPerEm;
  const { glyphs, positions } = fonts[font].layout(text);
  let pen = 0;
  const outlines = glyphs.map((glyph, index) => {
    const place = pen;
    pen += positions[index]?.xAdvance ?? 0;
    return glyph.path.translate(place, 0).toSVG();
  });
  return `<path fill="${fill}" transform="translate(${x} ${y}) scale(${scale} ${-scale})" d="${outlines.join('')}"/>`;
}

/** Breaks a text at spaces into lines of at most `width` px, if no word is longer. */
export function breakLines(text: string, font: FontName, size: number, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && measure(longer, font, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
