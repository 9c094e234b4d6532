import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, test } from 'node:test';
import { listFiles } from '../../src/lib/files';

const project = path.resolve(__dirname, '../..');

/** The folders that each folder may import from. Imports go from pages towards lib, never back. */
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

describe('imports in src/', () => {
  const codeIn = (folder: string) =>
    listFiles(path.join(project, folder)).flatMap((file) =>
      /\.(?:tsx?|mjs)$/.test(file) ? [`${folder}/${file}`] : [],
    );
  const endings = ['', '.ts', '.tsx', '/index.ts', '/index.tsx', '.mjs'];
  const fileOf = (place: string) => endings.map((ending) => place + ending).find((file) => sources.has(file));
  const sources = new Map(
    [...['plugins', 'src', 'tests', 'tools'].flatMap(codeIn), 'docusaurus.config.ts', 'sidebars.ts'].map((file) => {
      // Types are gone before Node loads a module.
      const text = readFileSync(path.join(project, file), 'utf8');
      const found = [...text.matchAll(specifiers)].map(([, specifier = '']) => specifier);
      const isType = (specifier: string) => new RegExp(`import type [^;]*'${specifier}'`).test(text);
      return [file, found.map((specifier) => ({ specifier, isType: isType(specifier) }))] as const;
    }),
  );

  /** Returns the modules that plugins, tools, and tests load, which Node can't do with an alias. */
  function loadedByNode(): Set<string> {
    const loaded = new Set([...sources.keys()].filter((file) => !file.startsWith('src/')));
    for (const file of loaded)
      for (const { specifier, isType } of sources.get(file) ?? []) {
        const found = isType || !specifier.startsWith('.') ? undefined : fileOf(target(file, specifier));
        if (found) loaded.add(found);
      }
    return loaded;
  }

  test('are relative inside a folder, and start with @site across folders, except in modules that Node loads', () => {
    const loaded = loadedByNode();
    const folderOf = (place: string) => place.split('/').slice(0, 2).join('/');
    const wrong = [...sources]
      .filter(([file]) => file.startsWith('src/'))
      .flatMap(([file, found]) =>
        found.flatMap(({ specifier }) => {
          const place = target(file, specifier);
          if (!place.startsWith('src/')) return [];
          const isRelative = folderOf(place) === folderOf(file) || loaded.has(file);
          return specifier.startsWith('.') === isRelative ? [] : [`${file}: ${specifier}`];
        }),
      );
    assert.deepEqual(wrong, []);
  });
});
