import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { outputDirectory, projectDirectory } from '../lib/builds';

/** Builds the small fixture site with one added file. Returns the exit code and the log. */
function buildWith(name: string, file: string, content: string): { status: number | null; log: string } {
  const directory = path.join(outputDirectory, `fixture-${name}`);
  rmSync(directory, { recursive: true, force: true });
  cpSync(path.join(projectDirectory, 'tests/fixtures/site'), directory, { recursive: true });
  writeFileSync(path.join(directory, file), content);
  const { status, stdout, stderr } = spawnSync('npm', ['run', 'build', '--', directory], {
    cwd: projectDirectory,
    encoding: 'utf8',
    // The build doesn't repeat warnings for cached pages.
    env: { ...process.env, DOCUSAURUS_NO_PERSISTENT_CACHE: 'true' },
  });
  return { status, log: stdout + stderr };
}

test('a broken link stops the build, and the message shows its page', () => {
  const { status, log } = buildWith('link', 'docs/page.md', '# Page\n\n[Dead](/docs/gone)\n');
  assert.notEqual(status, 0);
  for (const text of [/broken link/i, /\/docs\/page/, /\/docs\/gone/]) assert.match(log, text);
});

test('a broken Markdown link causes a warning with page and target, then stops the build as a broken link', () => {
  const { status, log } = buildWith('markdown-link', 'docs/page.md', '# Page\n\n[Dead](./gone.md)\n');
  assert.match(log, /\[WARNING\].*Markdown link.*gone\.md.*page\.md/s);
  assert.notEqual(status, 0);
});

test('a broken anchor causes a warning with page and target, and the build continues', () => {
  const { status, log } = buildWith('anchor', 'docs/page.md', '# Page\n\n[Dead](/docs/start#gone)\n');
  assert.equal(status, 0);
  assert.match(log, /\[WARNING\].*broken anchors.*\/docs\/page.*\/docs\/start#gone/s);
});
