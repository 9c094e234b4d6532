import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { before, describe, test } from 'node:test';
import { crc32, inflateSync } from 'node:zlib';
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

test('a picture with more than 256 colours keeps the frequent ones and gets the nearest for the others', () => {
  const pixels = new Uint8Array(320 * 4).fill(255);
  for (let index = 0; index < 300; index += 1)
    pixels.set([index % 256, Math.floor(index / 256) * 128, 0, 255], index * 4);
  const png = encodePng({ width: 320, height: 1, pixels });
  const palette = png.subarray(41, 41 + 256 * 3);
  assert.equal(png.readUInt32BE(33), palette.length);
  const rows = inflateSync(png.subarray(41 + palette.length + 4 + 8, -16));
  assert.equal(rows.length, 321);
  const colourOf = (pixel: number) => {
    const index = Number(rows[pixel + 1]);
    return [...palette.subarray(3 * index, 3 * index + 3)];
  };
  assert.deepEqual(colourOf(319), [255, 255, 255]);
  // The 299th colour is (43, 128, 0), which has no place any more.
  assert.deepEqual(colourOf(299), [43, 0, 0]);
  assert.equal(png.readUInt32BE(29), crc32(png.subarray(12, 29)));
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
