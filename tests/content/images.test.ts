import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { before, describe, test } from 'node:test';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { type Image, images, sourceHash } from '../../scripts/images/images';
import drawn from '../../scripts/images/images.json';
import { encodePng } from '../../scripts/images/png';

const siteDir = path.resolve(__dirname, '../..');
const remedy = 'run `npm run images` and commit what it writes';

describe('social cards and icons', () => {
  let wanted: Image[] = [];
  before(async () => {
    wanted = await images(siteDir);
  });

  test('are drawn from the current titles and logo', () => {
    assert.deepEqual(drawn, Object.fromEntries(wanted.map((image) => [image.file, sourceHash(image)])), remedy);
  });

  test('exist, have their size in px and are below 40 kB', () => {
    for (const { file, width, height } of wanted) {
      const bytes = readFileSync(path.join(siteDir, 'static', file));
      const png = bytes.subarray(file.endsWith('.ico') ? 22 : 0);
      assert.deepEqual([png.readUInt32BE(16), png.readUInt32BE(20)], [width, height], `${file}: ${remedy}`);
      assert.ok(bytes.length < 40_000, `${file} has ${bytes.length} bytes`);
    }
    const cards = readdirSync(path.join(siteDir, 'static/img/cards')).map((file) => `/img/cards/${file}`);
    assert.deepEqual(
      cards.filter((file) => !(file in drawn)),
      [],
      `cards of no page: ${remedy}`,
    );
  });
});

test('a picture with more than 256 colours keeps the frequent ones and gets the nearest for the others', async () => {
  const pixels = new Uint8Array(320 * 4).fill(255);
  for (let index = 0; index < 300; index += 1)
    pixels.set([index % 256, Math.floor(index / 256) * 128, 0, 255], index * 4);
  const png = encodePng({ width: 320, height: 1, pixels }).toString('base64');
  // The library that draws the images reads PNG as well.
  await initWasm(readFileSync(createRequire(__filename).resolve('@resvg/resvg-wasm/index_bg.wasm')));
  const image = `<image width="320" height="1" href="data:image/png;base64,${png}"/>`;
  const drawn = new Resvg(`<svg xmlns="http://www.w3.org/2000/svg" width="320" height="1">${image}</svg>`).render();
  const colourOf = (pixel: number) => [...drawn.pixels.subarray(4 * pixel, 4 * pixel + 4)];
  assert.deepEqual(colourOf(10), [10, 0, 0, 255]);
  assert.deepEqual(colourOf(319), [255, 255, 255, 255]);
  // The 299th colour is (43, 128, 0), which has no place any more.
  assert.deepEqual(colourOf(299), [43, 0, 0, 255]);
});

test('the manifest names icons that exist', () => {
  const manifest = JSON.parse(readFileSync(path.join(siteDir, 'static/site.webmanifest'), 'utf8')) as {
    icons: { src: string; sizes: string }[];
  };
  assert.equal(manifest.icons.length, 2);
  for (const { src, sizes } of manifest.icons) {
    const png = readFileSync(path.join(siteDir, 'static', src));
    assert.equal(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`, sizes);
  }
});
