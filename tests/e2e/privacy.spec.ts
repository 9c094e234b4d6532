import type { Page } from '@playwright/test';
import { storageKeys } from '../../src/marketing/content/storage';
import { staticPage } from '../lib/site';
import { expect, test, visit } from '../lib/test';

/** Returns the local storage keys that a page reads while it loads and hydrates, sorted and without duplicates. */
async function keysReadOn(page: Page, route: string): Promise<string[]> {
  await page.addInitScript(() => {
    const keys = new Set<string>();
    const { getItem } = Storage.prototype;
    Storage.prototype.getItem = function read(key) {
      if (this === localStorage) keys.add(key);
      return getItem.call(this, key);
    };
    Object.assign(window, { keysRead: () => [...keys].sort() });
  });
  await visit(page, route);
  return page.evaluate(() => (window as unknown as { keysRead: () => string[] }).keysRead());
}

/** Returns the keys that the privacy notice lists for the given places. */
function keysOf(...places: string[]): string[] {
  return storageKeys.filter(({ read }) => places.includes(read)).map(({ key }) => key);
}

test('pages read local storage only where the privacy notice says so', { tag: '@full' }, async ({ page }) => {
  const everywhere = keysOf('On every page.');
  const documents = keysOf('On every page.', 'In the documentation.');
  expect(everywhere.length).toBeGreaterThan(0);
  expect(await keysReadOn(page, '/plans')).toEqual(everywhere.sort());
  expect(await keysReadOn(page, '/docs/troubleshoot')).toEqual(documents.sort());
  expect(await keysReadOn(page, '/docs/quick-start')).toEqual(storageKeys.map(({ key }) => key).sort());
});

test('questions for the lawyers stay in the source', () => {
  for (const route of ['/privacy-notice', '/terms-of-use']) {
    expect(staticPage('default', route).html()).not.toContain('counsel');
  }
});
