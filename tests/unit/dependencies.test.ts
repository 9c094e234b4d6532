import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, test } from 'node:test';
import { listFiles } from '../../src/lib/files';

const project = path.resolve(__dirname, '../..');

/** The folders that each folder may import from. Imports go from pages toward lib, never back. */
const allowed: Record<string, readonly string[]> = {
  'src/pages': ['src/marketing', 'src/components', 'src/lib'],
  'src/theme': [
    'src/marketing',
    'src/search',
    'src/reader-tools',
    'src/mdx',
    'src/client',
    'src/components',
    'src/lib',
  ],
  'src/marketing': ['src/reader-tools', 'src/components', 'src/lib'],
  'src/search': ['src/components', 'src/lib'],
  'src/reader-tools': ['src/search', 'src/components', 'src/lib'],
  'src/mdx': ['src/components', 'src/lib'],
  'src/client': ['src/components', 'src/lib'],
  'src/components': ['src/lib'],
  'src/lib': [],
  'src/styles': [],
  // Build-time code may import page code.
  plugins: ['src'],
  tools: ['src', 'plugins'],
};

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
  test('every folder in src/ is in the table', () => {
    const folders = new Set(listFiles(path.join(project, 'src')).map((file) => `src/${file.split('/')[0]}`));
    assert.deepEqual(
      [...folders].filter((folder) => !(folder in allowed)),
      [],
    );
  });

  for (const [folder, others] of Object.entries(allowed)) {
    test(`${folder} imports only from ${others.join(', ') || 'itself'}`, () => {
      assert.deepEqual(importsOf(folder, others), []);
    });
  }
});
