import type { Page } from '@playwright/test';
import { version } from '../../package.json';
import { expect, hydrated, test } from '../lib/test';

const tab = (page: Page, name: string) => page.getByRole('tab', { name });

test('tabs stay in step across pages and visits', async ({ page }) => {
  await page.goto('/docs/quick-start');
  await hydrated(page);
  await expect(tab(page, 'Debian or Ubuntu')).toHaveAttribute('aria-selected', 'true');
  await tab(page, 'Other Linux').click();
  await expect(page.getByRole('tabpanel')).toContainText('Download the tarball');
  await page.goto('/docs/integrations/github');
  await expect(tab(page, 'Other Linux')).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel').filter({ hasText: 'sudo tar --extract' })).toBeVisible();
});

test('a tab is chosen by key', async ({ page }) => {
  await page.goto('/docs/integrations/github');
  await hydrated(page);
  await tab(page, 'Debian or Ubuntu').focus();
  await page.keyboard.press('ArrowRight');
  await expect(tab(page, 'Other Linux')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('tabpanel').filter({ hasText: 'sudo tar --extract' })).toBeVisible();
});

test('a tab pressed before the script runs is chosen as soon as it does', async ({ page }) => {
  await page.goto('/docs/integrations/github', { waitUntil: 'commit' });
  await tab(page, 'Other Linux').click();
  await hydrated(page);
  await expect(tab(page, 'Other Linux')).toHaveAttribute('aria-selected', 'true');
});

test('a tab that is held while the script starts is chosen when it is let go', async ({ page }) => {
  await page.goto('/docs/integrations/github', { waitUntil: 'commit' });
  await tab(page, 'Other Linux').hover();
  await page.mouse.down();
  await hydrated(page);
  await page.mouse.up();
  await expect(tab(page, 'Other Linux')).toHaveAttribute('aria-selected', 'true');
});

test('without script all variants are there', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${baseURL}/docs/integrations/github`);
  await expect(page.getByText('sudo tar --extract')).toBeVisible();
  await expect(page.getByText(`sudo apt-get install --yes ./benchloom_${version}_amd64.deb`)).toBeVisible();
  await context.close();
});
