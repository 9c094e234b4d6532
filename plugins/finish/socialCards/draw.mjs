// Draws SVGs as PNGs. Each one takes about 50 ms, so this runs on its own thread.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import subsetFont from 'subset-font';

const { resolve } = createRequire(import.meta.url);

/** @type {{ role: string, source: string, axes: Record<string, number> }[]} */
const fonts = JSON.parse(readFileSync(new URL('../../../src/styles/fonts/fonts.json', import.meta.url), 'utf8'));
const faces = ['heading', 'code'].flatMap((wanted) => fonts.find(({ role }) => role === wanted) ?? []);
const letters = Array.from({ length: 0x2030 }, (_, code) => String.fromCharCode(code)).join('');

await initWasm(readFileSync(resolve('@resvg/resvg-wasm/index_bg.wasm')));
const fontBuffers = await Promise.all(
  faces.map(({ source, axes }) => {
    const variable = readFileSync(resolve(source));
    return subsetFont(variable, letters, { targetFormat: 'truetype', variationAxes: axes });
  }),
);

/** @type {string[]} */
const svgs = workerData;
parentPort?.postMessage(
  svgs.map((svg) => {
    const drawing = new Resvg(svg, { font: { fontBuffers } });
    const image = drawing.render();
    const png = image.asPng();
    // Without this, the library keeps the memory of all images.
    image.free();
    drawing.free();
    return png;
  }),
);
