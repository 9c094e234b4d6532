import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, test } from 'node:test';
import { listFiles } from '../../plugins/lib/files';

const project = path.resolve(__dirname, '../..');

/** The rooms of the house from top to bottom. Each imports only from rooms below it. */
const rooms = [
  'tools',
  'checks',
  'plugins',
  ...['pages', 'theme', 'marketing', 'documents', 'reader-tools', 'search', 'matcher', 'behaviors', 'boot'].map(inSrc),
  ...['ui', 'lib', 'styles'].map(inSrc),
];

function inSrc(room: string): string {
  return `src/${room}`;
}

const specifiers = /(?:\bfrom|\bimport\(|\brequire\(|\bimport)\s*'((?:\.|@site\/)[^']*)'/g;

/** Resolves an import to a path in the project. */
function target(file: string, specifier: string): string {
  if (specifier.startsWith('@site/')) return specifier.slice('@site/'.length);
  return path.posix.join(path.posix.dirname(file), specifier);
}

/** Returns a folder's imports from other folders, as `FILE imports PLACE`. */
function importsOf(folder: string, others: readonly string[]): string[] {
  const inside = (place: string) => [folder, ...others].some((other) => `${place}/`.startsWith(`${other}/`));
  return listFiles(path.join(project, folder))
    .filter((file) => /\.(?:tsx?|mjs|cjs|mdx)$/.test(file))
    .map((file) => `${folder}/${file}`)
    .flatMap((file) => {
      const text = readFileSync(path.join(project, file), 'utf8');
      const places = [...text.matchAll(specifiers)].map(([, specifier = '']) => target(file, specifier));
      return places.filter((place) => !inside(place)).map((place) => `${file} imports ${place}`);
    })
    .filter((line) => !/ imports (?:contracts|package\.json)/.test(line));
}

describe('dependencies point in one direction', () => {
  test('every folder in src/ is a room', () => {
    const folders = new Set(listFiles(path.join(project, 'src')).map((file) => inSrc(String(file.split('/')[0]))));
    assert.deepEqual(
      [...folders].filter((folder) => !rooms.includes(folder)),
      [],
    );
  });

  for (const [index, room] of rooms.entries()) {
    test(`${room} imports only from rooms below it`, () => {
      assert.deepEqual(importsOf(room, rooms.slice(index + 1)), []);
    });
  }
});
