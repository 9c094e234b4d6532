import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import subsetFont from 'subset-font';

const { resolve } = createRequire(__filename);
const basicLatin = Array.from({ length: 95 }, (_, offset) => String.fromCharCode(0x20 + offset)).join('');

/** The fonts on the cards. The heading font is wide and heavy. */
const faces: { file: string; axes: Record<string, number> }[] = [
  { file: 'archivo/files/archivo-latin-wdth-normal.woff2', axes: { wght: 650, wdth: 112 } },
  { file: 'red-hat-mono/files/red-hat-mono-latin-wght-normal.woff2', axes: { wght: 500 } },
];

const fontBuffers: Uint8Array[] = [];

/** Loads the drawing library and the fonts. Call this before the functions below. */
export async function prepare(): Promise<void> {
  await initWasm(readFileSync(resolve('@resvg/resvg-wasm/index_bg.wasm')));
  for (const { file, axes } of faces) {
    const variable = readFileSync(resolve(`@fontsource-variable/${file}`));
    fontBuffers.push(await subsetFont(variable, basicLatin, { targetFormat: 'truetype', variationAxes: axes }));
  }
}

/** Renders an SVG as a PNG that's `width` pixels wide. */
export function drawPng(svg: string, width: number): Buffer {
  const image = new Resvg(svg, { fitTo: { mode: 'width', value: width }, font: { fontBuffers } });
  return Buffer.from(image.render().asPng());
}

/** Returns the width of a line of text, in pixels. */
export function widthOf(text: string, family: string, size: number): number {
  const line = `<text font-family="${family}" font-size="${size}" y="${size}">${escapeXml(text)}</text>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9999" height="${2 * size}">${line}</svg>`;
  return new Resvg(svg, { font: { fontBuffers } }).innerBBox()?.width ?? 0;
}

/** Escapes text for SVG. */
export function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
