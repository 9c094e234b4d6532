import type { Page } from '@playwright/test';
import { accessibilityFindings } from '../lib/accessibility';
import { overflow } from '../lib/fit';
import { fullIf } from '../lib/tags';
import { expect, test } from '../lib/test';

const drawing = (page: Page) => page.getByRole('img', { name: /^Wiring of one Linux board on a bench/ });

/** Counts the traces in the visible drawing: those at full opacity, and all of them. */
const traces = (page: Page) =>
  drawing(page)
    .locator('g')
    .filter({ has: page.locator('path') })
    .evaluateAll((groups) => [groups.filter((group) => getComputedStyle(group).opacity === '1').length, groups.length]);

for (const width of [375, 996, 1440]) {
  test.describe(`at ${width} px`, fullIf(width !== 375), () => {
    test.use({ viewport: { width, height: 900 } });

    test('the page shows one drawing of the bench, which is readable and fits the window', async ({ page }) => {
      await page.goto('/consulting');
      await expect(drawing(page)).toHaveCount(1);
      const scale = await drawing(page).evaluate((svg: SVGSVGElement) => {
        const size = Number.parseFloat(getComputedStyle(svg).fontSize);
        return (size * svg.getBoundingClientRect().width) / svg.viewBox.baseVal.width;
      });
      expect(scale).toBeGreaterThanOrEqual(12);
      expect(await overflow(page)).toBeLessThanOrEqual(0);
      expect(await accessibilityFindings(page, 'main')).toEqual([]);
    });
  });
}

test('the text version mentions every part in the drawing', async ({ page }) => {
  await page.goto('/consulting');
  await page.getByText('Text of the diagram').click();
  const rows = page.getByRole('listitem').filter({ has: page.getByRole('strong') });
  const text = (await rows.allTextContents()).join(' ').toLowerCase();
  const names = await drawing(page).locator('text').allTextContents();
  for (const name of ['USB hub', 'SD mux', 'Lab switch', 'PDU', 'outlet 7', 'Supply', 'Ethernet'].filter(Boolean)) {
    expect(names).toContain(name);
    if (name !== 'Ethernet') expect(text).toContain(name.toLowerCase());
  }
  expect(text).toContain('https');
});

test('focus in a column fades all other parts of the bench', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/consulting');
  const [before, all] = await traces(page);
  expect(before).toBe(all);
  await page.getByRole('link', { name: 'Create a DIP' }).focus();
  await expect.poll(async () => (await traces(page))[0]).toBeLessThan(all ?? 0);
  await expect.poll(async () => (await traces(page))[0]).toBeGreaterThan(0);
});
