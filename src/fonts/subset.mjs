// Makes the two web fonts from the packages of the families: `npm run fonts`. The results are committed.
// Kept: Basic Latin and the signs in `signs`, weights 400 to 700, widths 100 to 114 % (headings are wide).
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const basicLatin = Array.from({ length: 95 }, (_, offset) => String.fromCharCode(0x20 + offset)).join('');
const signs = '\u00a0©±·×–—‘’“”…•°µ';

const fonts = [
  {
    source: '@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2',
    target: 'archivo.woff2',
    variationAxes: { wght: { min: 400, max: 700 }, wdth: { min: 100, max: 114 } },
  },
  {
    source: '@fontsource-variable/red-hat-mono/files/red-hat-mono-latin-wght-normal.woff2',
    target: 'red-hat-mono.woff2',
    variationAxes: { wght: { min: 400, max: 700 } },
  },
];

const { resolve } = createRequire(import.meta.url);
for (const { source, target, variationAxes } of fonts) {
  const font = await readFile(resolve(source));
  const subset = await subsetFont(font, basicLatin + signs, { targetFormat: 'woff2', variationAxes });
  await writeFile(new URL(target, import.meta.url), subset);
  console.log(`${target}: ${subset.length} bytes`);
}
