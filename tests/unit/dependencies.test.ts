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
  ...['settings', 'finish', 'data', 'documents', 'reference', 'samples', 'contracts', 'bootstrap', 'lib'].map(
    inPlugins,
  ),
  ...['pages', 'theme', 'marketing', 'documents', 'reader-tools', 'search', 'matcher', 'behaviors', 'boot'].map(inSrc),
  ...['ui', 'lib', 'styles'].map(inSrc),
];

function inPlugins(room: string): string {
  return `plugins/${room}`;
}

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
  for (const house of ['src', 'plugins'])
    test(`every folder in ${house}/ is a room`, () => {
      const folders = listFiles(path.join(project, house)).map((file) => path.dirname(`${house}/${file}`));
      const outside = folders.filter((folder) => !rooms.some((room) => `${folder}/`.startsWith(`${room}/`)));
      assert.deepEqual([...new Set(outside)], []);
    });

  for (const [index, room] of rooms.entries()) {
    test(`${room} imports only from rooms below it`, () => {
      assert.deepEqual(importsOf(room, rooms.slice(index + 1)), []);
    });
  }
});
