import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, describe, it } from 'node:test';

describe('test:pictures in another browser than that of the baselines', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'benchloom-browser-'));
  const CHROME = path.join(folder, 'chrome');
  writeFileSync(CHROME, '#!/bin/sh\necho "Chromium 1.2.3"\n', { mode: 0o755 });
  after(() => rmSync(folder, { recursive: true }));

  for (const [words, exitCode] of [
    [[], 0],
    [['--required'], 1],
  ] as const) {
    it(`says so and exits with ${exitCode} ${words.length > 0 ? 'if the pictures are required' : 'otherwise'}`, () => {
      const { status, stdout, stderr } = spawnSync('npx', ['tsx', 'tests/pictures/index.ts', ...words], {
        cwd: path.resolve(__dirname, '../..'),
        encoding: 'utf8',
        env: { ...process.env, CHROME },
      });
      assert.match(stdout, /^pictures not run: the baselines are drawn by .+, and this is Chromium 1\.2\.3\n$/, stderr);
      assert.equal(status, exitCode);
    });
  }
});
