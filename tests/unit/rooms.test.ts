import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, test } from 'node:test';
import { listFiles } from '../../plugins/lib/files';
import { projectDirectory } from '../lib/builds';

/** The rooms of the house from top to bottom. Each imports only from rooms below it. */
const rooms = [
  'tools checks',
  'plugins/settings plugins/finish plugins/data plugins/documents plugins/reference plugins/samples plugins/contracts',
  'plugins/bootstrap plugins/lib src/pages src/theme src/marketing src/documents src/reader-tools src/search',
  'src/matcher src/behaviors src/boot src/ui src/lib src/styles',
].flatMap((some) => some.split(' '));

const specifiers = /(?:\bfrom|\bimport\(|\brequire\(|\bimport)\s*'((?:\.|@site\/)[^']*)'/g;

/** Returns a folder's imports from other folders, as `FILE imports PLACE`. */
function importsOf(folder: string, others: readonly string[]): string[] {
  const allowed = [folder, ...others, 'contracts', 'package.json'].map((place) => `${place}/`);
  return listFiles(path.join(projectDirectory, folder))
    .filter((file) => /\.(?:tsx?|mjs|cjs|mdx)$/.test(file))
    .flatMap((name) => {
      const file = `${folder}/${name}`;
      const text = readFileSync(path.join(projectDirectory, file), 'utf8');
      return [...text.matchAll(specifiers)]
        .map(([, specifier = '']) =>
          specifier.startsWith('@site/') ? specifier.slice(6) : path.posix.join(path.posix.dirname(file), specifier),
        )
        .filter((place) => !allowed.some((other) => `${place}/`.startsWith(other)))
        .map((place) => `${file} imports ${place}`);
    });
}

describe('dependencies point in one direction', () => {
  for (const house of ['src', 'plugins'])
    test(`every folder in ${house}/ is a room`, () => {
      const folders = listFiles(path.join(projectDirectory, house)).map((file) => path.dirname(`${house}/${file}`));
      const outside = folders.filter((folder) => !rooms.some((room) => `${folder}/`.startsWith(`${room}/`)));
      assert.deepEqual([...new Set(outside)], []);
    });

  test('each room imports only from rooms below it', () => {
    const upward = rooms.flatMap((room, index) => importsOf(room, rooms.slice(index + 1)));
    assert.deepEqual(upward, []);
  });
});
