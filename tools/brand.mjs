// Draws the brand: `node tools/brand.mjs`, which `npm run rename` also runs. From static/img/favicon.svg, the heading font
// in static/fonts, and the product's name, it makes the logo and the wordmark (src/ui/brand.json) and all icons.
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import subsetFont from 'subset-font';

const { resolve } = createRequire(import.meta.url);
/** @param {string} file */
const at = (file) => new URL(`../${file}`, import.meta.url);
/** @param {string} file */
const read = (file) => readFile(at(file), 'utf8');

const name = /product: '(.+)'/.exec(await read('src/lib/names.ts'))?.[1] ?? '';
const [, size = '', inner = ''] =
  /viewBox="0 0 (\d+) \d+">(.+)<\/svg>/s.exec(await read('static/img/favicon.svg')) ?? [];
const [background = '', color] = /<rect fill="(#\w+)"[^>]*>/.exec(inner) ?? [];

// The logo uses the tokens of its colors, so it follows the contrast that a visitor prefers.
const tokens = [...(await read('src/styles/tokens.css')).matchAll(/(--[\w-]+): (#\w{6});/g)];
const tokenOf = new Map(tokens.map(([, token, hex]) => [hex, token]));
const mark = inner.replaceAll(/#[\da-f]{6}/g, (hex) => (tokenOf.has(hex) ? `var(${tokenOf.get(hex)})` : hex));

// subset-font contains HarfBuzz, which reads the outlines.
const harfbuzz = createRequire(resolve('subset-font')).resolve('harfbuzzjs');
const { Blob, Buffer: Text, Face, Font, shape } = await import(pathToFileURL(harfbuzz).href);
/** @type {{ family: string, file: string }[]} */
const fonts = JSON.parse(await read('src/styles/fonts/fonts.json'));
const file = fonts.find(({ family }) => family.endsWith(' Heading'))?.file;
const outlines = await subsetFont(await readFile(at(`static/fonts/${file}`)), `${name}H`, { targetFormat: 'truetype' });
const font = new Font(new Face(new Blob(outlines)));

/** @param {string} text */
function glyphsOf(text) {
  const buffer = new Text();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  /** @type {{ codepoint: number, xAdvance: number }[]} */
  const glyphs = buffer.getGlyphInfosAndPositions();
  return glyphs.map(({ codepoint, xAdvance }) => ({ xAdvance, outline: String(font.glyphToPath(codepoint)) }));
}

// Capital letters are 137 units high and stand on 146, in a box of 150.
const tops = glyphsOf('H').flatMap(({ outline }) => outline.match(/-?[\d.]+/g)?.map(Number) ?? []);
const scale = 137 / Math.max(...tops.filter((_, index) => index % 2));
let pen = 0;
let wordmark = '';
for (const { outline, xAdvance } of glyphsOf(name)) {
  let end = [0, 0];
  for (const [, command = '', values = ''] of outline.matchAll(/([MLQCZ])([^MLQCZ]*)/g)) {
    const numbers = values.match(/-?[\d.]+/g)?.map(Number) ?? [];
    const points = numbers.map((value, index) => Math.round(index % 2 ? 146 - value * scale : (pen + value) * scale));
    const from = command === 'M' ? [0, 0] : end;
    const steps = points.map((value, index) => value - (from[index % 2] ?? 0));
    wordmark += (command === 'M' ? 'M' : command.toLowerCase()) + steps.join(' ').replaceAll(' -', '-');
    if (points.length > 0) end = points.slice(-2);
  }
  pen += xAdvance;
}
wordmark = wordmark.replaceAll(/l0 ?(-?\d+)/g, 'v$1').replaceAll(/l(-?\d+) 0(?!\d)/g, 'h$1');
const brand = { size: Number(size), mark, width: Math.round(pen * scale), wordmark };
await writeFile(at('src/ui/brand.json'), `${JSON.stringify(brand, undefined, 2)}\n`);

await initWasm(await readFile(resolve('@resvg/resvg-wasm/index_bg.wasm')));
/** Draws the mark on a full square, where systems cut the corners themselves. @param {number} width @param {number} [part] */
function icon(width, part = 1) {
  const half = Number(size) / 2;
  const rest = inner.replace(background, '');
  const square = `<rect fill="${color}" width="${size}" height="${size}"/>`;
  const scaled = `<g transform="translate(${half} ${half}) scale(${part}) translate(-${half} -${half})">${rest}</g>`;
  return png(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}">${square}${scaled}</svg>`, width);
}
/** @type {(svg: string, width: number) => Uint8Array} */
const png = (svg, width) => new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render().asPng();

await writeFile(at('static/img/apple-touch-icon.png'), icon(180));
for (const width of [192, 512]) await writeFile(at(`static/img/icon-${width}.png`), icon(width, 0.8));
const small = png(await read('static/img/favicon.svg'), 32);
const head = Buffer.from([0, 0, 1, 0, 1, 0, 32, 32, 0, 0, 1, 0, 8, 0, 0, 0, 0, 0, 22, 0, 0, 0]);
head.writeUInt32LE(small.length, 14);
await writeFile(at('static/favicon.ico'), Buffer.concat([head, small]));
