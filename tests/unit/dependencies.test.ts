import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, test } from 'node:test';
import { listFiles } from '../../src/lib/files';

const source = path.resolve(__dirname, '../../src');

/** The folders of src/ that each folder may import from. Pages are at one end, lib at the other; nothing points back. */
const allowed: Record<string, readonly string[]> = {
  pages: ['marketing', 'components', 'lib'],
  theme: ['marketing', 'docs', 'search', 'doc-tools', 'components', 'lib'],
  marketing: ['doc-tools', 'docs', 'components', 'lib'],
  search: ['docs', 'components', 'lib'],
  'doc-tools': ['docs', 'components', 'lib'],
  docs: ['components', 'lib'],
  components: ['lib'],
  lib: [],
  // Plugins and what they add to the bundle; the theme parts among them render shared components.
  build: ['docs', 'components', 'lib', 'styles'],
  styles: [],
};

const specifiers = /(?:\bfrom|\bimport\(|\brequire\(|\bimport)\s*'((?:\.|@site\/)[^']*)'/g;

/** The place below the project that an import leads to. */
function target(file: string, specifier: string): string {
  if (specifier.startsWith('@site/')) return specifier.slice('@site/'.length);
  return path.posix.join('src', path.posix.dirname(file), specifier);
}

/** The imports of a folder that lead elsewhere, as `FILE imports PLACE`. */
function importsOf(folder: string, files: readonly string[]): { folder: string; line: string }[] {
  return files
    .filter((file) => file.startsWith(`${folder}/`) && /\.(?:tsx?|cjs|mdx)$/.test(file))
    .flatMap((file) => {
      const text = readFileSync(path.join(source, file), 'utf8');
      return [...text.matchAll(specifiers)].map(([, specifier = '']) => {
        const place = target(file, specifier);
        const to = place.startsWith('src/') ? place.split('/')[1] : place.split('/')[0];
        return { folder: to ?? '', line: `src/${file} imports ${place}` };
      });
    })
    .filter(({ folder: to, line }) => to !== folder && line.includes(' imports src/'));
}

describe('dependencies in src/ point one way', () => {
  const files = listFiles(source);

  test('every folder is in the table, and there are at most ten', () => {
    assert.deepEqual([...new Set(files.map((file) => file.split('/')[0]))].sort(), Object.keys(allowed).sort());
    assert.ok(Object.keys(allowed).length <= 10);
  });

  for (const [folder, others] of Object.entries(allowed)) {
    test(`${folder} imports only from ${others.join(', ') || 'itself'}`, () => {
      const wrong = importsOf(folder, files).filter(({ folder: to }) => !others.includes(to));
      assert.deepEqual(
        wrong.map(({ line }) => line),
        [],
      );
    });
  }
});
