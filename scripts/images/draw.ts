// Draws the social cards and the icons: `npm run images`. The results are committed: the files in static/, and images.json
// with the hash of the source of each, so a test can detect outdated ones.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { type Image, images, sourceHash } from './images';
import { encodePng } from './png';

const siteDirectory = path.resolve(__dirname, '../..');

/** Wraps a PNG of 32 by 32 px in an ICO file, which old browsers request at /favicon.ico. */
function wrapInIco(png: Buffer): Buffer {
  const head = Buffer.from([0, 0, 1, 0, 1, 0, 32, 32, 0, 0, 1, 0, 8, 0, 0, 0, 0, 0, 22, 0, 0, 0]);
  head.writeUInt32LE(png.length, 14);
  return Buffer.concat([head, png]);
}

function draw({ file, svg, width }: Image): Buffer {
  const picture = new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render();
  const png = encodePng({ width: picture.width, height: picture.height, pixels: new Uint8Array(picture.pixels) });
  return file.endsWith('.ico') ? wrapInIco(png) : png;
}

async function main(): Promise<void> {
  await initWasm(readFileSync(createRequire(__filename).resolve('@resvg/resvg-wasm/index_bg.wasm')));
  const all = await images(siteDirectory);
  rmSync(path.join(siteDirectory, 'static/img/cards'), { recursive: true, force: true });
  for (const image of all) {
    const target = path.join(siteDirectory, 'static', image.file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, draw(image));
  }
  const hashes = Object.fromEntries(all.map((image) => [image.file, sourceHash(image)]));
  writeFileSync(path.join(__dirname, 'images.json'), `${JSON.stringify(hashes, undefined, 2)}\n`);
  console.log(`${all.length} images drawn`);
}

void main();
