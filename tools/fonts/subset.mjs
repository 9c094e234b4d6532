// Makes the static web fonts from the font packages: `npm run fonts`. Commit the output: the files in static/fonts,
// whose names contain content hashes, and src/styles/fonts/fonts.json, which describes how to load the files. The fonts
// keep only kerning. characters.json lists each font's characters, and a test of the site fails if a page or heading
// uses any other. simplify.py, which requires fonttools, removes the kerning next to spaces and simplifies the heading
// font.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const { text, headings } = JSON.parse(await readFile(new URL('characters.json', import.meta.url), 'utf8'));

const archivo = { name: 'Archivo', source: '@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2' };
const redHatMono = {
  name: 'Red Hat Mono',
  source: '@fontsource-variable/red-hat-mono/files/red-hat-mono-latin-wght-normal.woff2',
};

/**
 * `weight`: the weights that the browser uses this font for. `changes`: simplify.py processes the font.
 * @type {{ name: string, source: string, role: string, weight: string, variationAxes: { wght: number, wdth?: number }, characters?: string, changes?: string[] }[]}
 */
const cuts = [
  {
    ...archivo,
    role: 'heading',
    weight: '400 700',
    variationAxes: { wght: 650, wdth: 112 },
    characters: headings,
    changes: ['outlines'],
  },
  { ...archivo, role: 'text', weight: '400 500', variationAxes: { wght: 400, wdth: 100 }, changes: [] },
  { ...archivo, role: 'text', weight: '600 700', variationAxes: { wght: 600, wdth: 100 }, changes: [] },
  { ...redHatMono, role: 'code', weight: '400 500', variationAxes: { wght: 450 } },
  { ...redHatMono, role: 'code', weight: '600 700', variationAxes: { wght: 600 } },
];

const { resolve } = createRequire(import.meta.url);
const directory = new URL('../../static/fonts/', import.meta.url);
const faces = [];
const files = [];
const tokens = await readFile(new URL('../../src/styles/tokens.css', import.meta.url), 'utf8');
for (const { name, source, role, weight, variationAxes, characters = text, changes } of cuts) {
  const family = role === 'heading' ? `${name} Heading` : name;
  if (!tokens.includes(`: "${family}", `)) throw new Error(`src/styles/tokens.css has no font "${family}"`);
  /** @type {(font: Buffer, options?: object) => Promise<Buffer>} */
  const cut = (font, options) => {
    const all = {
      targetFormat: 'woff2',
      keepFeatures: ['kern'],
      noLayoutClosure: true,
      noHinting: true,
      dropTables: ['GDEF', 'GSUB', 'STAT', 'gasp'],
      ...options,
    };
    // The types of subset-font lack keepFeatures and dropTables.
    return subsetFont(font, characters, /** @type {object} */ (all));
  };
  /** @param {Buffer} font */
  const simplify = (font) => {
    const script = fileURLToPath(new URL('simplify.py', import.meta.url));
    const { status, stdout } = spawnSync('python3', [script, ...(changes ?? [])], {
      input: font,
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    if (status === 0) return stdout;
    console.error('simplify.py failed. It needs: pip install fonttools==4.66.1 brotli');
    process.exit(1);
  };
  const font = await readFile(resolve(source));
  const subset = changes
    ? await cut(simplify(await cut(font, { variationAxes, targetFormat: 'sfnt' })))
    : await cut(font, { variationAxes });
  const hash = createHash('sha256').update(subset).digest('hex').slice(0, 8);
  const file = `${family.toLowerCase().replaceAll(' ', '-')}-${variationAxes.wght}-${hash}.woff2`;
  files.push({ file, subset });
  faces.push({ role, name, source, axes: variationAxes, family, file, weight });
  console.log(`${file}: ${subset.length} bytes`);
}
// Delete the old fonts only now so that they're still there if a tool is missing.
await rm(directory, { recursive: true, force: true });
await mkdir(directory, { recursive: true });
for (const { file, subset } of files) await writeFile(new URL(file, directory), subset);
await writeFile(
  new URL('../../src/styles/fonts/fonts.json', import.meta.url),
  `${JSON.stringify(faces, undefined, 2)}\n`,
);
