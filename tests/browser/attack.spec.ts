import { test } from '../lib/nginx';
import { expect, visit } from '../lib/test';

test("a URL that can't be decoded shows a working not-found page", async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await visit(page, '/docs/%ff');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await page.getByRole('combobox', { name: 'Search' }).fill('NO_SPACE');
  await expect(page.getByRole('option').first(), 'an answer from the whole index').toContainText('NO_SPACE');
  expect(errors).toEqual([]);
});

test("a fragment that can't be decoded doesn't change the page", async ({ page }) => {
  await visit(page, '/docs/quick-start#%ff');
  await expect(page).toHaveURL(/\/docs\/quick-start$/);
  await page.evaluate(() => location.assign('#%ff'));
  await expect(page).toHaveURL(/\/docs\/quick-start$/);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByRole('combobox', { name: 'Search' })).toBeFocused();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quick start');
});
