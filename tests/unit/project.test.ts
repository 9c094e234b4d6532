import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, test } from 'node:test';
import { licensesText } from '../../plugins/finish/licenses';
import { listFiles } from '../../plugins/lib/files';
import { projectDirectory } from '../lib/builds';
import { expectRecord } from '../lib/record';

type Manifest = { dependencies: Record<string, string>; devDependencies: Record<string, string> };
const readJson = (file: string) => JSON.parse(readFileSync(path.join(projectDirectory, file), 'utf8')) as unknown;

describe('package-lock.json', () => {
  type LockedPackage = { integrity?: string; resolved?: string; link?: boolean };
  const lock = readJson('package-lock.json') as { packages: Record<string, LockedPackage> };
  const packages = Object.entries(lock.packages).filter(([folder]) => folder !== '');

  // npm replaces the public host with the configured registry, so these URLs also work behind a mirror.
  test("has an SHA-512 checksum for every package, and uses only URLs of npm's public registry", () => {
    assert.ok(packages.length > 500);
    const isSound = ({ integrity, resolved = '', link }: LockedPackage) =>
      !link && integrity?.startsWith('sha512-') && /^(?:https:\/\/registry\.npmjs\.org\/|$)/.test(resolved);
    const unsound = packages.filter(([, each]) => !isSound(each));
    assert.deepEqual(unsound, []);
  });
});

describe('package.json', () => {
  test('pins the exact version of every package', () => {
    const { dependencies, devDependencies } = readJson('package.json') as Manifest;
    const loose = Object.entries({ ...dependencies, ...devDependencies }).filter(
      ([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version),
    );
    assert.deepEqual(loose, []);
  });
});

describe('licenses', () => {
  test('include identical terms only once, and the authors if the text is missing', () => {
    const text = licensesText('Intro', [
      { name: 'b', version: '1.0.0', license: 'MIT', text: 'Terms' },
      { name: 'a', version: '2.0.0', license: 'MIT', text: 'Terms' },
      { name: 'c', version: '1.0.0', license: 'MIT', author: 'Ada' },
    ]);
    assert.match(text, /a 2\.0\.0\nb 1\.0\.0\nLicense: MIT\n\nTerms\n/);
    assert.match(text, /c 1\.0\.0\nLicense: MIT\n\n.*Authors: Ada\.\n\nPermission is hereby granted/);
  });
});

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

test("the originals of swizzled components haven't changed since the last comparison", () => {
  expectRecord('golden/originals.txt', `${swizzledParts('src/theme').join('\n')}\n`);
});
