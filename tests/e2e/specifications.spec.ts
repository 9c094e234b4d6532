import type { Page } from '@playwright/test';
import { accessibilityFindings } from '../lib/accessibility';
import { overflow } from '../lib/fit';
import { fullIf } from '../lib/tags';
import { expect, hydrated, test } from '../lib/test';

/** Expands the limits in every section. */
async function openFeatures(page: Page): Promise<void> {
  await page.goto('/features');
  for (const summary of await page.getByText(/^\d limits, with ranges and keys$/).all()) await summary.click();
}

const agentTable = (page: Page) => page.getByRole('table', { name: 'Limits for Self-hosted agent' });

test('a value links to the key that sets it', async ({ page }) => {
  await openFeatures(page);
  await page.getByRole('link', { name: /^\d+\ss, flash\.timeout_s$/ }).click();
  await expect(page).toHaveURL(/\/docs\/reference\/configuration\/agent-config#devices-flash-timeout_s$/);
  await expect(page.locator('#devices-flash-timeout_s')).toBeInViewport();
});

for (const width of [375, 601, 996, 1440]) {
  test(`at ${width} px, the tables and strips fit and pass axe`, fullIf(width !== 375), async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openFeatures(page);
    await hydrated(page);
    await expect(agentTable(page).getByRole('columnheader', { name: 'Range' })).toHaveCount(1);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    expect(await agentTable(page).evaluate((table) => table.scrollWidth - table.clientWidth)).toBeLessThanOrEqual(0);
    expect(await accessibilityFindings(page, 'main')).toEqual([]);
  });
}
