import type { Page } from '@playwright/test';
import { chunkOf } from '../lib/chunks';
import { fullIf } from '../lib/tags';
import { expect, hydrated, test } from '../lib/test';

const plansChunk = () => chunkOf('default', 'What differs');
const hints = (page: Page) => page.locator('link[rel="prefetch"]');

async function pretendConnection(page: Page, connection: object): Promise<void> {
  await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), connection);
}

test.use({ viewport: { width: 1440, height: 900 } });

test('pages that are linked in view are fetched in the background by hints', async ({ page }) => {
  const fetched = page.waitForRequest((request) => request.url().endsWith(plansChunk()));
  await page.goto('/solutions');
  await hydrated(page);
  await fetched;
  await expect(hints(page).first()).toBeAttached();
});

test('where hints are not supported the page is fetched by a plain GET', async ({ page }) => {
  await page.addInitScript(() => {
    const supports = DOMTokenList.prototype.supports;
    DOMTokenList.prototype.supports = function (token) {
      return token === 'prefetch' ? false : supports.call(this, token);
    };
  });
  const fetched = page.waitForRequest((request) => request.url().endsWith(plansChunk()));
  await page.goto('/solutions');
  await hydrated(page);
  const request = await fetched;
  expect(request.method()).toBe('GET');
  expect(request.resourceType()).toBe('xhr');
  await expect(hints(page)).toHaveCount(0);
});

for (const [what, connection] of [
  ['on a 2g connection', { effectiveType: '2g' }],
  ['on a slow 2g connection', { effectiveType: 'slow-2g' }],
  ['with data saving', { effectiveType: '4g', saveData: true }],
] as const) {
  test(
    `${what} nothing is fetched in the background, and a click still works`,
    fullIf(what !== 'with data saving'),
    async ({ page }) => {
      await pretendConnection(page, connection);
      const early: string[] = [];
      let isClicked = false;
      page.on('request', (request) => {
        if (!isClicked && request.url().endsWith(plansChunk())) early.push(request.url());
      });
      await page.goto('/solutions');
      await hydrated(page);
      const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Plans' });
      await link.hover();
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
      isClicked = true;
      await link.click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Plans');
      expect(early).toEqual([]);
      await expect(hints(page)).toHaveCount(0);
    },
  );
}
