import type { Page } from '@playwright/test';
import { expect, test } from '../lib/test';

const drawing = (page: Page) => page.getByRole('img', { name: /^Wiring of one Linux board on a bench/ });

test('the page shows one readable drawing of the bench', async ({ page }) => {
  await page.goto('/consulting');
  for (const width of [375, 996, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(drawing(page)).toHaveCount(1);
    const scale = await drawing(page).evaluate((svg: SVGSVGElement) => {
      const size = Number.parseFloat(getComputedStyle(svg).fontSize);
      return (size * svg.getBoundingClientRect().width) / svg.viewBox.baseVal.width;
    });
    expect(scale, `at ${width} px`).toBeGreaterThanOrEqual(12);
  }
});

test('the text version mentions every part in the drawing', async ({ page }) => {
  await page.goto('/consulting');
  await page.getByText('Text of the diagram').click();
  const rows = page.getByRole('listitem').filter({ has: page.getByRole('strong') });
  const text = (await rows.allTextContents()).join(' ').toLowerCase();
  const names = await drawing(page).locator('text').allTextContents();
  for (const name of ['USB hub', 'SD mux', 'Lab switch', 'PDU', 'outlet 7', 'Supply', 'Ethernet']) {
    expect(names).toContain(name);
    if (name !== 'Ethernet') expect(text).toContain(name.toLowerCase());
  }
  await expect(page.getByText('connects to the server over HTTPS')).toBeVisible();
});
