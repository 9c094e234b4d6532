import type { Page } from '@playwright/test';
import { expectAccessible } from '../lib/accessibility';
import { collectComplaints, expect, hydrated, test, visit } from '../lib/test';

test('an unknown address shows the not-found page', async ({ page, baseURL }) => {
  const complaints = collectComplaints(page, String(baseURL));
  const response = await page.goto('/docs/nope');
  expect(response?.status()).toBe(404);
  await hydrated(page);
  await expect(page).toHaveTitle('Page not found | Benchloom');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  await expect(page.getByRole('main')).toHaveCount(1);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Back to the home page' })).toHaveAttribute('href', '/');
  await expect(main.getByRole('link', { name: 'Open the documentation' })).toHaveAttribute('href', '/docs/');
  await expect(page.locator('a[aria-current="page"]')).toHaveCount(0);
  await expectAccessible(page);
  const own = complaints.filter((complaint) => !/status of 404/.test(complaint));
  expect(own, 'besides the line with which the browser reports the status').toEqual([]);
});

const nearest = (page: Page) => page.getByRole('navigation', { name: 'Did you mean one of these?' }).getByRole('link');

test('/pricing suggests /plans', async ({ page }) => {
  await page.goto('/pricing');
  await expect(nearest(page).first()).toHaveAttribute('href', '/plans');
  expect(await nearest(page).count()).toBeLessThanOrEqual(3);
  await nearest(page).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('One product, three ways to run it');
});

test('an unknown address on the site also gets suggestions, and the address never becomes markup', async ({ page }) => {
  await visit(page, '/docs/nope');
  const listed = page.waitForResponse(/\/assets\/search\/pages\.[0-9a-f]+\.json$/);
  await page.evaluate(() => {
    history.pushState(null, '', '/docs/<img src=x onerror=document.title=1>/write-tests');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await listed;
  await expect(nearest(page).first()).toHaveAttribute('href', '/docs/how-to/write-test');
  await expect(page.locator('main img')).toHaveCount(0);
});

test('the search field on the not-found page opens the search', async ({ page }) => {
  await visit(page, '/nope');
  await page.getByRole('main').getByRole('button', { name: 'Search the site' }).click();
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
});

test('if no page is similar, there are no suggestions, and nothing moves', { tag: '@full' }, async ({ page }) => {
  const listed = page.waitForResponse(/\/assets\/search\/pages\./);
  await page.goto('/nope');
  await (await listed).finished();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await expect(nearest(page)).toHaveCount(0);
  const height = await page.getByRole('main').evaluate((main) => main.clientHeight);
  await page.goto('/docs/write-test');
  await expect(nearest(page).first()).toBeVisible();
  expect(await page.getByRole('main').evaluate((main) => main.clientHeight)).toBe(height);
});

test.describe('under another base URL', () => {
  test.use({ build: 'configured' });

  test('suggests pages under that URL', { tag: '@full' }, async ({ page }) => {
    await page.route('https://www.googletagmanager.com/**', (route) => route.fulfill({ body: '' }));
    await page.goto('/sub/docs/quickstart');
    await expect(nearest(page).first()).toHaveAttribute('href', '/sub/docs/quick-start');
  });
});
