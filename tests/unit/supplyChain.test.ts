import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { licensesText } from '../../plugins/finish/licenses';

const project = path.resolve(__dirname, '../..');

type Manifest = { dependencies: Record<string, string>; devDependencies: Record<string, string> };
const readJson = (file: string) => JSON.parse(readFileSync(path.join(project, file), 'utf8')) as unknown;

describe('package-lock.json', () => {
  type LockedPackage = { integrity?: string; resolved?: string; link?: boolean };
  const lock = readJson('package-lock.json') as { packages: Record<string, LockedPackage> };
  const packages = Object.entries(lock.packages).filter(([folder]) => folder !== '');

  // npm replaces the public host with the configured registry, so these URLs also work behind a mirror.
  it("has an SHA-512 checksum for every package, and only URLs of npm's public registry", () => {
    assert.ok(packages.length > 500);
    const isSound = ({ integrity, resolved = '', link }: LockedPackage) =>
      !link && integrity?.startsWith('sha512-') && /^(?:https:\/\/registry\.npmjs\.org\/|$)/.test(resolved);
    assert.deepEqual(
      packages.filter(([, each]) => !isSound(each)),
      [],
    );
  });
});

describe('package.json', () => {
  it('pins the exact version of every package', () => {
    const { dependencies, devDependencies } = readJson('package.json') as Manifest;
    const loose = Object.entries({ ...dependencies, ...devDependencies }).filter(
      ([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version),
    );
    assert.deepEqual(loose, []);
  });
});

describe('licenses', () => {
  it('contain identical terms only once, and the authors if the text is missing', () => {
    const text = licensesText('Intro', [
      { name: 'b', version: '1.0.0', license: 'MIT', text: 'Terms' },
      { name: 'a', version: '2.0.0', license: 'MIT', text: 'Terms' },
      { name: 'c', version: '1.0.0', license: 'MIT', author: 'Ada' },
    ]);
    assert.match(text, /a 2\.0\.0\nb 1\.0\.0\nLicense: MIT\n\nTerms\n/);
    assert.match(text, /c 1\.0\.0\nLicense: MIT\n\n.*Authors: Ada\.\n\nPermission is hereby granted/);
  });
});
