import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, beforeEach, describe, it } from 'node:test';
import { hashedFolders } from '../../plugins/finish/headers';

let place = '';
let folder = '';
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
// Use a separate process group so that `kill -9 0` stops the script but not the tests.
const publish = (words: string[], environment: Record<string, string> = {}) =>
  spawnSync('setsid', ['--wait', path.resolve('deploy/publish'), ...words], {
    encoding: 'utf8',
    env: { ...process.env, ...environment },
  });

/** Makes a build that contains the release name in index.html and in one file per hashed folder. */
function makeBuild(release: string): string[] {
  const build = path.join(place, 'build');
  rmSync(build, { recursive: true, force: true });
  for (const [file, text] of [
    ['_headers', '/*\n'],
    ['index.html', release],
    ...hashedFolders.map((name) => [name.replace('*', `${release}.js`), release] as const),
    ['fonts/font.woff2', ''],
  ] as const) {
    mkdirSync(path.dirname(path.join(build, file)), { recursive: true });
    writeFileSync(path.join(build, file), text);
  }
  return [build, folder, release];
}

function assertPublished(release: string, environment?: Record<string, string>): void {
  const { status, stderr } = publish(makeBuild(release), environment);
  assert.deepEqual([status, stderr], [0, '']);
  assert.equal(read('current/site/index.html'), release);
}

const commands = [
  'awk',
  'cat',
  'chmod',
  'cp',
  'dirname',
  'find',
  'flock',
  'head',
  'ln',
  'ls',
  'mkdir',
  'mv',
  'rm',
  'sed',
  'sh',
  'tail',
];

/** Makes a folder of command wrappers. The `STEP`th call kills its process group instead of running the command. */
function deadlyCommands(): string {
  const bin = path.join(place, 'bin');
  mkdirSync(bin);
  const paths = String(process.env.PATH);
  for (const command of commands) {
    writeFileSync(
      path.join(bin, command),
      `#!/bin/sh\nPATH='${paths}'\nn=0\necho >>"$COUNT"\nwhile read -r _; do n=$((n + 1)); done <"$COUNT"\n[ "$n" -lt "$STEP" ] || kill -9 0\nexec ${command} "$@"\n`,
    );
    chmodSync(path.join(bin, command), 0o755);
  }
  return bin;
}

describe('deploy/publish', () => {
  before(() => {
    place = mkdtempSync(path.join(tmpdir(), 'benchloom-publish-'));
  });
  beforeEach(() => {
    rmSync(place, { recursive: true, force: true });
    folder = path.join(place, 'srv');
    mkdirSync(folder, { recursive: true });
  });
  after(() => rmSync(place, { recursive: true, force: true }));

  it("leaves a complete release online if it's killed at any step, and the next run works", () => {
    const bin = deadlyCommands();
    const count = path.join(place, 'count');
    assertPublished('r0');
    let online = 'r0';
    let killed = 0;
    for (let step = 1; ; step += 1) {
      rmSync(count, { force: true });
      const release = `k${String(step).padStart(2, '0')}`;
      const environment = { PATH: `${bin}:${process.env.PATH}`, COUNT: count, STEP: String(step) };
      const { status } = publish(makeBuild(release), environment);
      const seen = read('current/site/index.html');
      assert.ok(seen === online || seen === release, `step ${step}: ${seen}`);
      assert.equal(read(`current/site/assets/${seen}.js`), seen);
      if (status === 0) break;
      killed += 1;
      online = `n${String(step).padStart(2, '0')}`;
      assertPublished(online);
      assert.equal(existsSync(path.join(folder, 'unfinished')), false);
    }
    assert.ok(killed > 15, `${killed} steps`);
  });

  it('keeps only the hashed files of the last five releases, including those of the Python interpreter', () => {
    for (let release = 0; release < 8; release += 1) assertPublished(`r${release}`);
    const kept = ['r3', 'r4', 'r5', 'r6', 'r7'];
    for (const hashed of hashedFolders) {
      const files = readdirSync(path.join(folder, 'current/site', hashed.replace('*', ''))).sort();
      assert.deepEqual(
        [hashed, files.filter((file) => file !== 'font.woff2')],
        [hashed, kept.map((name) => `${name}.js`)],
      );
    }
    assert.deepEqual(readdirSync(path.join(folder, 'releases')).sort(), kept);
  });

  it('--back goes back one release, or to the given release', () => {
    for (const release of ['r0', 'r1', 'r2']) assertPublished(release);
    assert.equal(publish(['--back', folder]).status, 0);
    assert.equal(read('current/site/index.html'), 'r1');
    assert.equal(publish(['--back', folder, 'r0']).status, 0);
    assert.equal(read('current/site/index.html'), 'r0');
    const { status, stderr } = publish(['--back', folder]);
    assert.deepEqual([status, stderr], [1, `There is no release before r0 in ${folder}.\n`]);
  });

  it("--back removes the releases that it rolls back, so a later --back can't select them", () => {
    for (const release of ['v1.0', 'v1-0', 'v2']) assertPublished(release);
    assert.equal(publish(['--back', folder, 'v1.0']).status, 0);
    assert.deepEqual(readdirSync(path.join(folder, 'releases')), ['v1.0']);
    assertPublished('next');
    assert.equal(publish(['--back', folder]).status, 0);
    assert.equal(read('current/site/index.html'), 'v1.0');
  });

  it('publishes a build whose base URL differs from the last one', () => {
    assertPublished('r0');
    const words = makeBuild('r1');
    writeFileSync(path.join(place, 'build/_headers'), '/sub/*\n');
    assert.equal(publish(words).status, 0);
    assert.equal(read('current/site/sub/index.html'), 'r1');
  });

  it("makes files readable for the server's user, whatever the umask is", () => {
    const umask = process.umask(0o077);
    assertPublished('r0');
    process.umask(umask);
    for (const file of ['current/site', 'current/site/assets/r0.js'])
      assert.equal(statSync(path.join(folder, file)).mode & 0o044, 0o044, file);
  });

  it('rejects an existing release, a rollback to an unknown one, and a run during another run', () => {
    assertPublished('r0');
    const lock = ['--command', ['deploy/publish', ...makeBuild('r1')].join(' ')];
    for (const [{ status, stderr }, code, message] of [
      [publish([]), 2, /^usage: /],
      [publish(makeBuild('r0')), 1, /^Release r0 already exists in /],
      [publish(['--back', folder, 'r9']), 1, /^There is no release r9 in /],
      [
        spawnSync('flock', [path.join(folder, 'lock'), ...lock], { encoding: 'utf8' }),
        1,
        /^Another deploy is running in /,
      ],
    ] as const) {
      assert.equal(status, code);
      assert.match(stderr, message);
    }
    assert.deepEqual(readdirSync(path.join(folder, 'releases')), ['r0']);
  });

  it('rejects a name that points elsewhere or looks like an option, and a build with a symbolic link', () => {
    assertPublished('r0');
    for (const name of ['../r0', '-rf x', 'a&b|c', '.', 'a\nb'])
      for (const words of [
        [...makeBuild('r1').slice(0, 2), name],
        ['--back', folder, name],
      ]) {
        const { status, stderr } = publish(words);
        assert.equal(status, 2, words.join(' '));
        assert.match(stderr, /^Release name "/);
      }
    const build = makeBuild('r1');
    symlinkSync('/etc/passwd', path.join(place, 'build/link.txt'));
    const { status, stderr } = publish(build);
    assert.equal(status, 1);
    assert.match(stderr, /link\.txt in .*build is a symbolic link/);
    rmSync(path.join(place, 'build/link.txt'));
    writeFileSync(path.join(place, 'build/_headers'), '/../x/*\n');
    assert.match(publish(build).stderr, /isn't a path: \/\.\.\/x\//);
    assert.deepEqual(readdirSync(path.join(folder, 'releases')), ['r0']);
  });
});
