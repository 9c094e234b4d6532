import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { digestFiles, listFiles } from '../../src/lib/files';

describe('the files of a folder', () => {
  let root = '';
  before(() => {
    root = mkdtempSync(path.join(tmpdir(), 'files-'));
    mkdirSync(path.join(root, 'docs/how-to'), { recursive: true });
    writeFileSync(path.join(root, 'docs/index.md'), 'index');
    writeFileSync(path.join(root, 'docs/how-to/flash.md'), 'flash');
    writeFileSync(path.join(root, 'package.json'), '{}');
  });
  after(() => rmSync(root, { recursive: true }));

  test('are listed without the folders, in order', () => {
    assert.deepEqual(listFiles(root), ['docs/how-to/flash.md', 'docs/index.md', 'package.json']);
  });

  test('have a digest that changes with a text, with a name and with the sources alone', () => {
    const digest = () => digestFiles(root, ['docs', 'package.json']);
    const seen = [digest()];
    assert.equal(digest(), seen[0]);
    seen.push(digestFiles(root, ['docs']));
    writeFileSync(path.join(root, 'docs/index.md'), 'changed');
    seen.push(digest());
    renameSync(path.join(root, 'docs/index.md'), path.join(root, 'docs/start.md'));
    seen.push(digest());
    writeFileSync(path.join(root, 'package.json'), '{ }');
    seen.push(digest());
    assert.equal(new Set(seen).size, seen.length);
    writeFileSync(path.join(root, 'README.md'), 'not a source');
    assert.equal(digest(), seen.at(-1));
  });
});
