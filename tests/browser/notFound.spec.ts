import { accessibilityFindings } from '../lib/accessibility';
import { collectComplaints, expect, hydrated, test } from '../lib/test';

test('an unknown URL shows the not-found page, whose search field opens the search', async ({ page, baseURL }) => {
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
  for (const width of [375, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await accessibilityFindings(page), `axe at ${width} px`).toEqual([]);
  }
  const own = complaints.filter((complaint) => !/status of 404/.test(complaint));
  expect(own, 'besides the line with which the browser reports the status').toEqual([]);
  await main.getByRole('button', { name: 'Search the site' }).click();
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
});
