import type { Page } from '@playwright/test';
import { expect, hydrated, test, visit } from '../lib/test';

const tab = (page: Page, name: string) => page.getByRole('tab', { name });

test("on paper, each panel has its tab's label", async ({ page }) => {
  await visit(page, '/docs/quick-start');
  const labels = page
    .getByRole('tabpanel')
    .locator('p:first-child')
    .getByText(/^(Debian or Ubuntu|Other Linux)$/);
  await expect(labels.filter({ visible: true })).toHaveCount(0);
  await page.emulateMedia({ media: 'print' });
  for (const name of ['Debian or Ubuntu', 'Other Linux']) {
    const panel = page.getByRole('tabpanel', { name });
    await expect(panel.getByText(name, { exact: true })).toBeVisible();
    await expect(panel.getByText(/\.(deb|tar\.gz)/).first()).toBeVisible();
  }
});

test('a tab pressed before the scripts run is selected as soon as they run', async ({ page }) => {
  await page.goto('/docs/integrations/other-ci', { waitUntil: 'commit' });
  await tab(page, 'Other Linux').click();
  await hydrated(page);
  await expect(tab(page, 'Other Linux')).toHaveAttribute('aria-selected', 'true');
});
