// Draws the brand: `node tools/brand.mjs`, which `npm run rename` also runs. From static/img/favicon.svg, it makes the logo
// (src/ui/brand.json) and all icons. The name next to the logo is text in the heading font.
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';

const { resolve } = createRequire(import.meta.url);
/** @param {string} file */
const at = (file) => new URL(`../${file}`, import.meta.url);
/** @param {string} file */
const read = (file) => readFile(at(file), 'utf8');

const svg = await read('static/img/favicon.svg');
const [, size = ''] = /viewBox="0 0 (\d+) \1"/.exec(svg) ?? [];
const [, inner = ''] = /<svg[^>]*>(.+)<\/svg>/s.exec(svg) ?? [];
const [background = '', color] = /<rect [^>]*fill="(#\w{6})"[^>]*>/.exec(inner) ?? [];
if (!size || !color) {
  console.error('favicon.svg: needs a viewBox such as "0 0 32 32", and a background such as <rect fill="#0e6b4e" …/>');
  process.exit(1);
}

// The logo uses the tokens of its colors, so it follows the contrast that a visitor prefers.
const tokens = [...(await read('src/styles/tokens.css')).matchAll(/(--[\w-]+): (#\w{6});/g)];
const tokenOf = new Map(tokens.map(([, token, hex]) => [hex, token]));
const mark = inner.replaceAll(/#[\da-f]{6}/g, (hex) => (tokenOf.has(hex) ? `var(${tokenOf.get(hex)})` : hex));

const brand = { size: Number(size), mark };
await writeFile(at('src/ui/brand.json'), `${JSON.stringify(brand, undefined, 2)}\n`);

// The manifest's colors are those of the page and of the mark.
const manifest = 'static/site.webmanifest';
const page = tokens.find(([, token]) => token === '--pad')?.[2];
const colored = (await read(manifest)).replace(/(?<="background_color": ")[^"]+/, `${page}`);
await writeFile(at(manifest), colored.replace(/(?<="theme_color": ")[^"]+/, `${color}`));

await initWasm(await readFile(resolve('@resvg/resvg-wasm/index_bg.wasm')));
/** Draws the mark on a full square, where systems cut the corners themselves. @param {number} width @param {number} [part] */
function icon(width, part = 1) {
  const half = Number(size) / 2;
  const rest = inner.replace(background, '');
  const square = `<rect fill="${color}" width="${size}" height="${size}"/>`;
  const scaled = `<g transform="translate(${half} ${half}) scale(${part}) translate(-${half} -${half})">${rest}</g>`;
  return png(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}">${square}${scaled}</svg>`, width);
}
/** @type {(drawing: string, width: number) => Uint8Array} */
const png = (drawing, width) => new Resvg(drawing, { fitTo: { mode: 'width', value: width } }).render().asPng();

await writeFile(at('static/img/apple-touch-icon.png'), icon(180));
for (const width of [192, 512]) await writeFile(at(`static/img/icon-${width}.png`), icon(width, 0.8));
const small = png(svg, 32);
const head = Buffer.from([0, 0, 1, 0, 1, 0, 32, 32, 0, 0, 1, 0, 8, 0, 0, 0, 0, 0, 22, 0, 0, 0]);
head.writeUInt32LE(small.length, 14);
await writeFile(at('static/favicon.ico'), Buffer.concat([head, small]));
