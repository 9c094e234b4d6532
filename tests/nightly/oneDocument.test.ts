import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { listFiles } from '../../plugins/lib/files';
import { outputDirectory, projectDirectory } from '../lib/builds';

const clone = path.join(outputDirectory, 'one-document');
const document = 'docs/how-to/write-perf-test.mdx';

function run(command: string, ...words: string[]): string {
  return execFileSync(command, words, { cwd: clone, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
}

/** Builds the clone's current commit, and returns the contents of the files in `assets/` by name. */
function assetsOf(name: string): Map<string, string> {
  const build = path.join(clone, name);
  run('npm', 'run', 'build', '--', '--out-dir', build);
  const assets = path.join(build, 'assets');
  return new Map(listFiles(assets).map((file) => [file, readFileSync(path.join(assets, file), 'latin1')]));
}

test("after one document's text changes, visitors reload only its chunk, the runtime, and the search index", () => {
  rmSync(clone, { recursive: true, force: true });
  execFileSync('git', ['clone', '--quiet', projectDirectory, clone]);
  symlinkSync(path.join(projectDirectory, 'node_modules'), path.join(clone, 'node_modules'));
  const before = assetsOf('before');
  const source = path.join(clone, document);
  writeFileSync(source, `${readFileSync(source, 'utf8')}\nOne more sentence.\n`);
  run(
    'git',
    '-c',
    'user.name=a',
    '-c',
    'user.email=a@example.com',
    'commit',
    '--all',
    '--quiet',
    '--message',
    'Change',
  );
  const after = assetsOf('after');

  const changed = [...after.keys()].filter((file) => before.get(file) !== after.get(file));
  const kinds = changed.map((file) =>
    after.get(file)?.includes('One more sentence.') && file.endsWith('.js')
      ? 'chunk'
      : file.replace(/\.[\da-f]{8,}(?=\.)/, ''),
  );
  assert.deepEqual(kinds.sort(), ['chunk', 'js/runtime~main.js', 'search/pages.json']);
  const index = changed.find((file) => file.startsWith('search/'));
  const naming = [...after].filter(([, text]) => text.includes(path.basename(String(index))));
  assert.deepEqual(naming, []);
});
