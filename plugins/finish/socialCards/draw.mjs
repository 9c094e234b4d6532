// Draws SVGs as PNGs. Each one takes about 50 ms, so this runs on its own thread.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import subsetFont from 'subset-font';

const { resolve } = createRequire(import.meta.url);

// The heading font is wide and heavy.
/** @type {{ file: string, axes: Record<string, number> }[]} */
const faces = [
  { file: 'archivo/files/archivo-latin-wdth-normal.woff2', axes: { wght: 650, wdth: 112 } },
  { file: 'red-hat-mono/files/red-hat-mono-latin-wght-normal.woff2', axes: { wght: 500 } },
];
const letters = Array.from({ length: 0x2030 }, (_, code) => String.fromCharCode(code)).join('');

await initWasm(readFileSync(resolve('@resvg/resvg-wasm/index_bg.wasm')));
const fontBuffers = await Promise.all(
  faces.map(({ file, axes }) => {
    const variable = readFileSync(resolve(`@fontsource-variable/${file}`));
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
