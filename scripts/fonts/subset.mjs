// Makes the two web fonts from the packages of the families: `npm run fonts`. The results are committed:
// the files in static/fonts, whose names carry a hash of their content, and src/styles/fonts/fonts.json, which describes how to load them.
// The subset has Basic Latin and `extraCharacters`, weights 400 to 700, widths 100 to 114 % (headings are wide).
import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const basicLatin = Array.from({ length: 95 }, (_, offset) => String.fromCharCode(0x20 + offset)).join('');
const extraCharacters = '\u00a0©±·×–—‘’“”…•°µ';

const fonts = [
  {
    source: '@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2',
    family: 'Archivo',
    descriptors: { weight: '400 700', stretch: '100% 114%' },
    variationAxes: { wght: { min: 400, max: 700 }, wdth: { min: 100, max: 114 } },
  },
  {
    source: '@fontsource-variable/red-hat-mono/files/red-hat-mono-latin-wght-normal.woff2',
    family: 'Red Hat Mono',
    descriptors: { weight: '400 700' },
    variationAxes: { wght: { min: 400, max: 700 } },
  },
];

const { resolve } = createRequire(import.meta.url);
const directory = new URL('../../static/fonts/', import.meta.url);
await rm(directory, { recursive: true, force: true });
await mkdir(directory, { recursive: true });
const faces = [];
for (const { source, family, descriptors, variationAxes } of fonts) {
  const font = await readFile(resolve(source));
  const subset = await subsetFont(font, basicLatin + extraCharacters, { targetFormat: 'woff2', variationAxes });
  const hash = createHash('sha256').update(subset).digest('hex').slice(0, 8);
  const file = `${family.toLowerCase().replaceAll(' ', '-')}-${hash}.woff2`;
  await writeFile(new URL(file, directory), subset);
  faces.push({ family, file, descriptors });
  console.log(`${file}: ${subset.length} bytes`);
}
await writeFile(
  new URL('../../src/styles/fonts/fonts.json', import.meta.url),
  `${JSON.stringify(faces, undefined, 2)}\n`,
);
