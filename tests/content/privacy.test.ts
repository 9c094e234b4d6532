import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, test } from 'node:test';
import { listFiles } from '../../src/lib/files';
import { analyticsTexts } from '../../src/marketing/content/analytics';
import { storageKeys } from '../../src/marketing/content/storage';

const siteDir = path.resolve(__dirname, '../..');

describe('the privacy notice', () => {
  test('lists the storage key of each group of tabs', () => {
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

  test('names the host that gets reports, and then does not deny requests to it', () => {
    const report =
      "If your browser blocks something that these pages don't allow, it reports that and the address of the page to reports.example.org.";
    assert.deepEqual(analyticsTexts(false, ''), [
      'This website uses no analytics. Its pages load from one address and send no request to any other, and no script counts your visits.',
    ]);
    assert.deepEqual(analyticsTexts(false, 'reports.example.org'), [
      'This website uses no analytics. Its pages load from one address, and no script counts your visits.',
      report,
    ]);
    assert.deepEqual(analyticsTexts(true, 'reports.example.org'), [...analyticsTexts(true, ''), report]);
  });
});
