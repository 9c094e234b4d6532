import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { checkPictures } from '../../checks/prose/pageForm';
import { listFiles } from '../../plugins/lib/files';
import { refuseLinks } from '../../plugins/settings/refuse';

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

  test('are listed in order, without the folders themselves', () => {
    assert.deepEqual(listFiles(root), ['docs/how-to/flash.md', 'docs/index.md', 'package.json']);
  });

  test("can't be symbolic links if the build reads the folder", () => {
    for (const input of ['blog', 'contracts', 'simulation', 'src', 'static']) mkdirSync(path.join(root, input));
    refuseLinks(root);
    for (const input of ['blog', 'contracts', 'docs/how-to', 'simulation', 'src', 'static']) {
      symlinkSync('/etc/hostname', path.join(root, input, 'link.txt'));
      assert.throws(() => refuseLinks(root), new RegExp(`^RefusedInput: ${input}/link\\.txt is a symbolic link`));
      rmSync(path.join(root, input, 'link.txt'));
    }
  });

  test('include no picture of more than 0.5 MB', () => {
    execFileSync('git', ['init', '-q', root]);
    for (const size of [5e5, 5e5 + 1]) writeFileSync(path.join(root, `${size}.png`), Buffer.alloc(size));
    const found = checkPictures(root).map(({ file }) => file);
    assert.deepEqual(found, ['500001.png']);
  });
});
