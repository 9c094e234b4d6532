import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { test } from 'node:test';

/** The packages of which the start of a build has loaded more than their first file. */
function loadedPackages(portable: string): string[] {
  const report = `
    process.on('exit', () => console.error(Object.keys(require.cache).join('\\n')));
    require('./src/build.cjs');`;
  const { status, stderr } = spawnSync('node', ['--eval', report, 'src/build.cjs', '--help'], {
    cwd: path.join(__dirname, '../..'),
    encoding: 'utf8',
    env: { ...process.env, PORTABLE_BUILD: portable },
  });
  assert.equal(status, 0, stderr);
  const names = stderr.split('\n').map((file) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1] ?? '');
  return [...new Set(names.filter((name, index) => names.indexOf(name) !== index))];
}

const unused = ['@babel/core', '@babel/generator', '@babel/traverse', '@babel/types', 'clean-css', 'webpackbar', 'ws'];

test('a build starts without the libraries that it never uses', () => {
  const loaded = loadedPackages('false');
  assert.deepEqual(
    unused.filter((name) => loaded.includes(name)),
    [],
  );
});

test('the portable build, which uses them, loads them', () => {
  const loaded = loadedPackages('true');
  assert.deepEqual(
    unused.filter((name) => loaded.includes(name)),
    unused,
  );
});
