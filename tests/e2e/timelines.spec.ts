import type { Page } from '@playwright/test';
import { accessibilityFindings } from '../lib/accessibility';
import { overflow } from '../lib/fit';
import { fullIf } from '../lib/tags';
import { expect, hydrated, test } from '../lib/test';

const firmware = (page: Page) => page.getByRole('listbox', { name: /^Two test jobs after one push/ });
const chosen = (page: Page) => firmware(page).getByRole('option', { selected: true });
/** The line below a timeline: what the chosen segment leaves behind. */
const line = (page: Page, text: string) => page.locator('p').filter({ hasText: text });

for (const width of [375, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('arrow keys name each segment and what it leaves behind', async ({ page }) => {
      await page.goto('/solutions');
      await hydrated(page);
      await expect(line(page, 'rpi4-07, running, 2 min 9 s to 4 min 12 s.')).toBeVisible();
      await firmware(page).focus();
      await page.keyboard.press('ArrowRight');
      await expect(chosen(page)).toHaveAccessibleName(/^rpi4-07, collecting, 4\smin\s12\ss to 4\smin\s30\ss\./);
      await expect(line(page, 'rpi4-07, collecting,')).toContainText('Leaves the reports and artifacts on the server.');
      const active = await firmware(page).getAttribute('aria-activedescendant');
      await expect(chosen(page)).toHaveAttribute('id', active ?? '');
      await page.keyboard.press('ArrowDown');
      await expect(chosen(page)).toHaveAccessibleName(/^nrf-02, cleaning,/);
    });
  });
}

test('the pointer names a segment', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/solutions');
  await hydrated(page);
  await page.getByRole('option', { name: /^rpi4-11, quarantined/ }).hover({ position: { x: 40, y: 20 } });
  await expect(line(page, 'rpi4-11, quarantined, Tue 02:00 to Wed 06:30.')).toBeVisible();
});

for (const width of [375, 996, 1440]) {
  test(`the page fits and is accessible at ${width} px`, fullIf(width !== 375), async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/solutions');
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    expect(await accessibilityFindings(page, 'main')).toEqual([]);
  });
}
