import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { listFiles } from '../../plugins/lib/files';

const project = path.resolve(__dirname, '../..');
const recordFile = path.join(project, 'src/theme/originals.json');
const originalFolders = [
  'node_modules/@docusaurus/theme-classic/lib/theme',
  'node_modules/@docusaurus/core/lib/client/theme-fallback',
];

const hashOf = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 12);

/** Returns the swizzled parts, such as `src/theme/Tabs`, and their originals. Own parts have no original. */
function swizzledParts(): [part: string, original: string][] {
  const parts = ['src/theme', 'plugins/documents/highlight/theme']
    .flatMap((folder) => listFiles(path.join(project, folder)).map((file) => [folder, file] as const))
    .filter(([, file]) => /\.tsx?$/.test(file))
    .map(([folder, file]) => [folder, file.replace(/(?:\/index)?\.tsx?$/, '')] as const);
  return parts.flatMap(([folder, part]) => {
    const places = originalFolders.flatMap((place) => [`${place}/${part}/index.js`, `${place}/${part}.js`]);
    const original = places.find((place) => existsSync(path.join(project, place)));
    return original ? [[`${folder}/${part}`, original]] : [];
  });
}

test('the originals of the swizzled parts are the same as when the parts were compared with them', () => {
  const parts = swizzledParts();
  assert.equal(parts.length, 16);
  const hashes = Object.fromEntries(parts.map(([part, original]) => [part, hashOf(path.join(project, original))]));
  if (process.env.RECORD) writeFileSync(recordFile, `${JSON.stringify(hashes, null, 2)}\n`);
  const recorded = JSON.parse(readFileSync(recordFile, 'utf8')) as Record<string, string>;
  const changed = parts.filter(([part]) => hashes[part] !== recorded[part]);
  const removed = Object.keys(recorded).filter((part) => !hashes[part]);
  assert.deepEqual(
    [
      ...changed.map(([part, original]) => `compare ${part} with ${original}, then run "npm run record"`),
      ...removed.map((part) => `${part} or its original is gone: remove the part, or run "npm run record"`),
    ],
    [],
  );
});
