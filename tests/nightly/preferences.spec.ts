import type { Page } from '@playwright/test';
import { storageKeys } from '../../src/marketing/content/storage';
import { expect, test, visit } from '../lib/test';

const paper = 'rgb(243, 246, 241)';

test.describe('the page always has light colors', () => {
  test.use({ colorScheme: 'dark' });

  test('whatever the system prefers, the URL requests, or the storage contains', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
    for (const address of ['/', '/docs/quick-start?docusaurus-theme=dark', '/plans']) {
      await visit(page, address);
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
      await expect(page.locator('html')).toHaveCSS('background-color', paper);
    }
    await expect(page.getByRole('button', { name: /dark|light|colou?r/i })).toHaveCount(0);
  });
});

test.describe('the page works if storage throws errors', () => {
  const blocked = () => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    }
  };
  const full = () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  };

  for (const [name, prepare] of [
    ['blocked', blocked],
    ['full', full],
  ] as const) {
    test(name, async ({ page, complaints }) => {
      await page.addInitScript(prepare);
      await visit(page, '/');
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Documentation' }).click();
      await page.getByRole('complementary').getByRole('link', { name: 'Troubleshoot' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Troubleshoot');
      // The framework may log one warning about blocked storage. Nothing else may be logged.
      const warned = /^console warning: Docusaurus browser storage is not available/;
      expect(complaints.filter((complaint) => !warned.test(complaint))).toEqual([]);
      expect(complaints.length).toBeLessThanOrEqual(1);
    });
  }
});

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

test('pages read local storage only where the privacy notice says so', async ({ page }) => {
  const listed = storageKeys.map(({ key }) => key).sort();
  for (const route of ['/plans', '/docs/quick-start']) expect(await keysReadOn(page, route)).toEqual(listed);
});
