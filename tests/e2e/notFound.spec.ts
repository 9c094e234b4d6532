import { accessibilityFindings, accessibilityWidths } from '../lib/accessibility';
import { collectComplaints, expect, hydrated, test } from '../lib/test';

for (const address of ['/nope', '/docs/nope', '/docs/how-to/nope/deeper', '/plans/nope']) {
  test(`${address} shows the one not-found page`, async ({ page, baseURL }) => {
    const complaints = collectComplaints(page, String(baseURL));
    const response = await page.goto(address);
    expect(response?.status()).toBe(404);
    await hydrated(page);
    await expect(page).toHaveTitle('Page not found | Benchloom');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This pin is not connected');
    await expect(page.getByRole('main')).toHaveCount(1);
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'Back to the home page' })).toHaveAttribute('href', '/');
    await expect(main.getByRole('link', { name: 'Open the documentation' })).toHaveAttribute('href', '/docs/');
    await expect(main.getByRole('link', { name: 'Read the quick start' })).toHaveAttribute('href', '/docs/quick-start');
    await expect(page.locator('a[aria-current="page"]')).toHaveCount(0);
    for (const width of accessibilityWidths) {
      await page.setViewportSize({ width, height: 900 });
      expect(await accessibilityFindings(page), `axe at ${width} px`).toEqual([]);
    }
    const own = complaints.filter((complaint) => !/status of 404/.test(complaint));
    expect(own, 'besides the line with which the browser reports the status').toEqual([]);
  });
}
