import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';

const siteDir = path.resolve(__dirname, '../..');

test('the web app manifest lists existing icons with the right sizes', () => {
  const manifest = JSON.parse(readFileSync(path.join(siteDir, 'static/site.webmanifest'), 'utf8')) as {
    icons: { src: string; sizes: string }[];
  };
  assert.equal(manifest.icons.length, 2);
  for (const { src, sizes } of manifest.icons) {
    const png = readFileSync(path.join(siteDir, 'static', src));
    assert.equal(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`, sizes);
  }
});
