import { expect, test, visit } from '../lib/test';

test('every column of a table is visible next to the JSON', async ({ page }) => {
  await page.goto('/docs/reference/configuration/dip-config');
  const cut = await page
    .locator('.table-region')
    .evaluateAll((all) => all.filter((box) => box.scrollWidth > box.clientWidth).map((box) => box.textContent));
  expect(cut).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 375, height: 800 } });

  for (const route of [
    '/docs/self-hosted/run',
    '/docs/integrations/github',
    '/docs/how-to/first-job',
    '/privacy-notice',
  ]) {
    test(`${route} shows table rows without the table head, which screen readers still read`, async ({ page }) => {
      await visit(page, route);
      const tables = page.locator('main .table-region table').filter({ visible: true });
      expect(await tables.count()).toBeGreaterThan(0);
      const wide = await tables.evaluateAll((found) =>
        found
          .map((table) => table.parentElement as HTMLElement)
          .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
          .map(({ textContent }) => textContent?.slice(0, 60)),
      );
      expect(wide).toEqual([]);
      const cells = tables.locator('td');
      const gone = await cells.evaluateAll((all) => all.filter((cell) => !cell.checkVisibility()).length);
      expect(gone, 'cells missing, so those after them have the wrong header').toBe(0);
      const heads = await tables.locator('thead th').count();
      await expect(tables.getByRole('columnheader')).toHaveCount(heads);
    });
  }
});
