import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, test } from 'node:test';
import { listFiles } from '../../src/lib/files';
import { storageKeys } from '../../src/marketing/content/storage';

const siteDir = path.resolve(__dirname, '../..');

describe('the privacy notice', () => {
  test('lists the storage key of each tab group', () => {
    const files = ['docs', 'src'].flatMap((folder) =>
      listFiles(path.join(siteDir, folder)).map((file) => `${folder}/${file}`),
    );
    const groups = files
      .filter((file) => file.endsWith('.mdx'))
      .flatMap((file) =>
        [...readFileSync(path.join(siteDir, file), 'utf8').matchAll(/\bgroupId="([^"]*)"/g)].map(([, group = '']) => ({
          file,
          key: `docusaurus.tab.${group}`,
        })),
      );
    const listed = storageKeys.map(({ key }) => key);
    assert.ok(groups.length > 0);
    assert.deepEqual(
      groups.filter(({ key }) => !listed.includes(key)),
      [],
      'remove the groupId of tabs that no other page has, or add the key to src/marketing/content/storage.ts',
    );
  });
});
