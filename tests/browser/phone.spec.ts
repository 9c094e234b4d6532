import { planRows } from '../../src/marketing/content/plans';
import { expect, test, visit } from '../lib/test';
import { nightly } from '../lib/variants';

test.use({ hasTouch: true, isMobile: true, viewport: { width: 375, height: 800 } });

test('each cell shows the names of its plans, and says if they lack the row', async ({ page }) => {
  await visit(page, '/plans');
  const cells = page.getByRole('row', { name: /^Retention/ }).getByRole('cell');
  const labels = await cells.evaluateAll((all) => all.map((cell) => getComputedStyle(cell, '::before').content));
  const rows = planRows({});
  const row = rows.find(({ name }) => name === 'Retention of artifacts');
  expect(labels).toEqual(Object.keys(row?.cells ?? {}).map((names) => `"${names}" / ""`));
  const lacking = rows.flatMap(({ cells: texts }) => Object.values(texts)).filter((text) => !text);
  await expect(page.getByRole('cell', { name: 'Not included' })).toHaveCount(lacking.length);
});

test('a link to an entry opens it below the bars, although fonts and styles arrive later', async ({ page }) => {
  await visit(page, '/docs/troubleshoot/boot#KERNEL_PANIC');
  expect(await page.locator(':target').evaluate((title) => title.getBoundingClientRect().top)).toBeCloseTo(124, -1);
});

for (const route of ['/docs/self-hosted/run', '/privacy-notice']) {
  nightly(`${route} shows table rows without the table head, which screen readers still read`, async ({ page }) => {
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
