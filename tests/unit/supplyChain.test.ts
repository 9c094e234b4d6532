import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { type Bom, pinBom, uuidOf } from '../../scripts/bundle/bom';
import { fileOf, licencesText, packageFolder } from '../../src/build/licences';
import { securityText } from '../../src/build/securityTxt';
import { sourceDate } from '../../src/build/sourceDate';
import { daysLeft } from '../links/daysLeft';
import { isVisitable, linksOfCode, linksOfMarkdown } from '../links/externalLinks';
import { findSecrets, formatSecret } from '../secrets/findSecrets';

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

  // npm writes the address of a package when it adds one, and replaces the host of the public registry with the one in use.
  it('names no place to download from but the public registry of npm', () => {
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

describe('the packages that one script needs', () => {
  it('are packages and scripts of package.json', () => {
    const { scripts, devDependencies } = readJson('package.json') as Manifest & { scripts: Record<string, string> };
    const [, table = ''] = readFileSync(path.join(project, '.github/CONTRIBUTING.md'), 'utf8').split(
      '| Packages | Script |',
    );
    const rows = [...table.matchAll(/^\| (`.+) \| (`.+) \|$/gm)];
    assert.ok(rows.length > 10);
    const named = (cell = '') => [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => String(name));
    const gone = rows.flatMap(([, packages, users]) => [
      ...named(packages?.replace(/, and the override.*/, '')).filter((name) => !(name in devDependencies)),
      ...named(users).filter((name) => !(name in scripts)),
    ]);
    assert.deepEqual(gone, []);
  });
});

describe('check:secrets', () => {
  // Written in halves, so that the check does not find them here.
  const secrets: [kind: string, text: string][] = [
    ['private key', `-----BEGIN RSA ${'PRIVATE'} KEY-----`],
    ['AWS access key', `AKIA${'Q3EGRZ2N7MXVWT5K'}`],
    ['GitHub token', `ghp_${'a1B2c3D4e5F6g7H8i9J0k1L2m3N4o5P6q7R8'}`],
    ['GitLab token', `glpat-${'x1y2z3A4B5C6D7E8F9G0'}`],
    ['npm token', `npm_${'a1B2c3D4e5F6g7H8i9J0k1L2m3N4o5P6q7R8'}`],
    ['Slack token', `xoxb-${'123456789012-abcdef'}`],
    ['Slack webhook', `https://hooks.slack.com/services/${'T00000001/B00000001/abcdefghijklmnop'}`],
    ['Google API key', `AIza${'SyA1b2C3d4E5f6G7h8I9j0K1l2M3n4O5p6Q'}`],
    ['Stripe key', `sk_live_${'a1b2c3d4e5f6g7h8i9j0'}`],
    ['JSON web token', `eyJhbGciOiJIUzI1.${'eyJzdWIiOiIxMjM0'}.SflKxwRJSMeKKF2QT4`],
    ['password in an address', `postgres://lab:${'s3cr3t'}@db.lab/benchloom`],
    ['OpenAI key', `sk-proj-${'a1B2c3D4e5F6g7H8i9J0k1L2'}`],
    ['Docker token', `dckr_pat_${'a1B2c3D4e5F6g7H8i9J0k1L2m3N'}`],
    ['npm credential', `//registry.example/:_${'authToken'}=a1b2c3d4-e5f6`],
    ['bearer token', `Authorization: ${'Bearer'} a1B2c3D4e5F6g7H8i9J0k1L2`],
    ['AWS secret key', `AWS_SECRET_${'ACCESS_KEY'}=wJalrXUtnFEMIK7MDENGbPxRfiCYzzSAMPLEKEY9`],
    ['unquoted secret', `db_${'password'}: a1b2c3d4e5f6g7`],
    ['assigned secret', `"api_key": "${'a1b2c3d4e5f6a1b2c3d4e5f6'}"`],
  ];
  for (const [kind, text] of secrets) {
    it(`finds a ${kind} at its line and does not print it`, () => {
      const [found] = findSecrets('x.json', `{\n  ${text}\n}`).filter((secret) => secret.kind === kind);
      const line = formatSecret(found ?? assert.fail(`nothing found in ${text}`));
      assert.match(line, new RegExp(`^x\\.json:2 secret: looks like a ${kind}, `));
      assert.ok(!line.includes(text));
    });
  }

  it('takes names, placeholders and checksums for what they are', () => {
    const harmless = [
      '"bot_token_env": "BENCHLOOM_SLACK_TOKEN"',
      'a token that begins with `xoxb-`',
      'https://user:$PASSWORD@db/benchloom',
      '"integrity": "sha512-a1b2c3d4e5f6a1b2c3d4e5f6=="',
      'const token = readToken();',
      `//registry.example/:_authToken=\${NPM_TOKEN}`,
      'Authorization: Bearer TOKEN',
      `password: \${{ secrets.PASSWORD_1 }}`,
      'token: required',
    ];
    assert.deepEqual(
      harmless.flatMap((row) => findSecrets('x', row)),
      [],
    );
  });
});

describe('links:external', () => {
  it('lists links with their lines, and neither code nor examples', () => {
    const page = 'A [link](https://docusaurus.io/docs).\n\n`https://code.io`\n\n```text\nhttps://fence.io\n```\n';
    assert.deepEqual(linksOfMarkdown('a.mdx', page), [{ url: 'https://docusaurus.io/docs', file: 'a.mdx', line: 1 }]);
    const code = "a\nconst to = 'https://www.zephyrproject.org/x';\nconst start = 'https://';";
    assert.deepEqual(
      linksOfCode('a.ts', code).map(({ url, line }) => `${line} ${url}`),
      ['2 https://www.zephyrproject.org/x'],
    );
    assert.deepEqual(['https://a.example/', 'http://localhost:3000', 'http://127.0.0.1/'].map(isVisitable), [
      false,
      false,
      false,
    ]);
    assert.ok(isVisitable('https://docusaurus.io/'));
  });
});

describe('security.txt', () => {
  it('expires within a year of the source, on the address of the site', () => {
    const text = securityText('https://www.benchloom.example/sub/', commitTime);
    assert.match(text, /^Contact: mailto:hello@benchloom\.example$/m);
    assert.match(text, /^Canonical: https:\/\/www\.benchloom\.example\/sub\/\.well-known\/security\.txt$/m);
    assert.equal(daysLeft(text, commitTime * 1000), 360);
    assert.equal(daysLeft(text, (commitTime + 360 * 86_400) * 1000 + 1), -1);
    assert.throws(() => daysLeft('Contact: x', 0), /no line "Expires:"/);
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
  it('finds the package of a file, also below another package', () => {
    assert.equal(packageFolder('/a/node_modules/@x/y/lib/i.js'), '/a/node_modules/@x/y');
    assert.equal(packageFolder('/a/node_modules/x/node_modules/z/i.css'), '/a/node_modules/x/node_modules/z');
    assert.equal(packageFolder('/a/src/pages/index.tsx'), undefined);
    assert.equal(fileOf('css|/l/loader.js!/a/node_modules/x/i.css|0|||'), '/a/node_modules/x/i.css');
    assert.equal(fileOf('/a/node_modules/x/parts|sync|/a/node_modules/x/other'), '/a/node_modules/x/parts');
  });

  it('writes equal terms once, and names the authors where a text is missing', () => {
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

  it('does not name the registry that a package came from', () => {
    const { components } = pinBom(bom('urn:uuid:1', '2026-01-01T00:00:00Z', 'one'), delivery);
    assert.deepEqual(components[0]?.externalReferences, [{ type: 'website', url: 'https://react.dev/' }]);
  });

  it('holds the settings of the build', () => {
    assert.deepEqual(pinBom(bom('urn:uuid:1', '2026-01-01T00:00:00Z', 'one'), delivery).metadata.properties, [
      { name: 'benchloom-site:siteUrl', value: 'https://www.example.com' },
      { name: 'benchloom-site:portableBuild', value: 'false' },
    ]);
  });

  it('does not depend on clock, chance and folder', () => {
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
