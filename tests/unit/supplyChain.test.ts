import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { sourceDate } from '../../plugins/last-update/sourceDate';
import { licencesText } from '../../plugins/licences';
import { securityText } from '../../plugins/security-txt';
import { type Bom, pinBom, uuidOf } from '../../tools/bundle/bom';

const project = path.resolve(__dirname, '../..');
const commitTime = 1_795_000_000;

type Manifest = { dependencies: Record<string, string>; devDependencies: Record<string, string> };
const readJson = (file: string) => JSON.parse(readFileSync(path.join(project, file), 'utf8')) as unknown;

describe('package-lock.json', () => {
  type Entry = { integrity?: string; resolved?: string; link?: boolean };
  const lock = readJson('package-lock.json') as { packages: Record<string, Entry> };
  const packages = Object.entries(lock.packages).filter(([folder]) => folder !== '');

  it('has a checksum of SHA-512 for every package', () => {
    assert.ok(packages.length > 500);
    const weak = packages.filter(([, { integrity, link }]) => link || !integrity?.startsWith('sha512-'));
    assert.deepEqual(
      weak.map(([folder]) => folder),
      [],
    );
  });

  // npm records a package's URL when it adds one, and replaces the public registry's host with the one in use.
  it("downloads only from npm's public registry", () => {
    const elsewhere = packages.filter(
      ([, { resolved }]) => resolved && !resolved.startsWith('https://registry.npmjs.org/'),
    );
    assert.deepEqual(
      elsewhere.map(([folder, { resolved }]) => `${folder}: ${resolved}`),
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

describe('security.txt', () => {
  it("expires within a year of the source date, with the site's URL", () => {
    const text = securityText('https://www.benchloom.example/sub/', commitTime);
    assert.match(text, /^Contact: mailto:hello@benchloom\.example$/m);
    assert.match(text, /^Canonical: https:\/\/www\.benchloom\.example\/sub\/\.well-known\/security\.txt$/m);
    assert.match(
      text,
      new RegExp(`^Expires: ${new Date((commitTime + 360 * 86_400) * 1000).toISOString().slice(0, 10)}`, 'm'),
    );
  });

  it('takes the date from SOURCE_DATE_EPOCH before the commit', () => {
    const before = process.env.SOURCE_DATE_EPOCH;
    process.env.SOURCE_DATE_EPOCH = String(commitTime);
    assert.equal(sourceDate(project), commitTime);
    delete process.env.SOURCE_DATE_EPOCH;
    assert.ok(sourceDate(project) > 1_700_000_000);
    if (before !== undefined) process.env.SOURCE_DATE_EPOCH = before;
  });
});

describe('licences', () => {
  it('writes equal terms once, and lists the authors if a text is missing', () => {
    const text = licencesText('Intro', [
      { name: 'b', version: '1.0.0', licence: 'MIT', text: 'Terms' },
      { name: 'a', version: '2.0.0', licence: 'MIT', text: 'Terms' },
      { name: 'c', version: '1.0.0', licence: 'MIT', author: 'Ada' },
    ]);
    assert.match(text, /a 2\.0\.0\nb 1\.0\.0\nLicence: MIT\n\nTerms\n/);
    assert.match(text, /c 1\.0\.0\nLicence: MIT\n\n.*Authors: Ada\.\n\nPermission is hereby granted/);
  });
});

describe('the list of parts', () => {
  const externalReferences = [
    { type: 'distribution', url: 'https://packages.example/react.tgz' },
    { type: 'website', url: 'https://react.dev/' },
  ];
  const bom = (serialNumber: string, timestamp: string, folder: string): Bom => ({
    serialNumber,
    metadata: { timestamp, component: { name: folder, version: '1.0.0', type: 'application' } },
    components: [
      { name: 'react', version: '19.0.0', type: 'library', scope: 'required', externalReferences },
      { name: 'tsx', version: '4.0.0', type: 'library', scope: 'required' },
    ],
  });
  const delivery = {
    name: 'site',
    date: commitTime,
    sha256: 'ab'.repeat(32),
    delivered: ['react@19.0.0'],
    settings: { siteUrl: 'https://www.example.com', portableBuild: false },
    cpython: '3.14.2',
  };

  it("doesn't depend on the clock, chance, or the folder", () => {
    const one = pinBom(bom('urn:uuid:1', '2026-01-01T00:00:00Z', 'one'), delivery);
    assert.deepEqual(one, pinBom(bom('urn:uuid:2', '2026-02-02T00:00:00Z', 'two'), delivery));
    assert.deepEqual(
      one.components.map(({ scope }) => scope),
      ['required', 'excluded', 'required'],
    );
    assert.deepEqual([one.components[2]?.name, one.components[2]?.version], ['cpython', '3.14.2']);
    assert.match(uuidOf('x'), /^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
    assert.notEqual(uuidOf('x'), uuidOf('y'));
  });
});
