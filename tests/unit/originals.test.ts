import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { listFiles } from '../../plugins/lib/files';
import { projectDirectory } from '../lib/builds';
import { expectRecord } from '../lib/record';

const originals = [
  'node_modules/@docusaurus/theme-classic/lib/theme',
  'node_modules/@docusaurus/core/lib/client/theme-fallback',
];

/** Returns the swizzled parts in a folder, such as `src/theme/Tabs`, and their originals. Own parts have no original. */
function swizzledParts(folder: string): string[] {
  return listFiles(path.join(projectDirectory, folder)).flatMap((file) => {
    const part = file.replace(/(?:\/index)?\.tsx?$/, '');
    const places = originals.flatMap((place) => [`${place}/${part}/index.js`, `${place}/${part}.js`]);
    const original = /\.tsx?$/.test(file) && places.find((place) => existsSync(path.join(projectDirectory, place)));
    if (!original) return [];
    const hash = createHash('sha256')
      .update(readFileSync(path.join(projectDirectory, original)))
      .digest('hex');
    return `compare ${folder}/${part} with ${original} ${hash.slice(0, 12)}`;
  });
}

test('the originals of the swizzled parts are the same as when the parts were compared with them', () => {
  const parts = ['src/theme', 'plugins/documents/highlight/theme'].flatMap(swizzledParts);
  expectRecord('golden/originals.txt', `${parts.join('\n')}\n`);
});
