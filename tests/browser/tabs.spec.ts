import type { Page } from '@playwright/test';
import { version } from '../../package.json';
import { expect, test, visit } from '../lib/test';

const tab = (page: Page, name: string) => page.getByRole('tab', { name });

test('tabs stay in sync across pages and visits', async ({ page }) => {
  await visit(page, '/docs/quick-start');
  await expect(tab(page, 'Debian or Ubuntu')).toHaveAttribute('aria-selected', 'true');
  await tab(page, 'Other Linux').click();
  await expect(page.getByRole('tabpanel', { name: 'Other Linux' })).toContainText('sudo tar --extract');
  await page.goto('/docs/integrations/other-ci');
  await expect(tab(page, 'Other Linux')).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel').filter({ hasText: 'sudo tar --extract' })).toBeVisible();
});

test('arrows, Home, and End select a tab, and Space selects without scrolling', async ({ page }) => {
  await visit(page, '/docs/integrations/other-ci');
  const list = page.getByRole('tablist', { name: 'CI', exact: true });
  const names = ['GitLab CI', 'Jenkins', 'Another CI'];
  await expect(list.getByRole('tab')).toHaveText(names);
  await list.getByRole('tab', { name: 'GitLab CI' }).focus();
  for (const [key, name] of [
    ['End', 'Another CI'],
    ['ArrowRight', 'GitLab CI'],
    ['ArrowLeft', 'Another CI'],
    ['Home', 'GitLab CI'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(list.getByRole('tab', { name })).toBeFocused();
    await expect(page.getByRole('tabpanel', { name })).toBeVisible();
  }
  const scrolled = () => page.evaluate(() => window.scrollY);
  const before = await scrolled();
  await list.getByRole('tab', { name: 'Jenkins' }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByRole('tabpanel', { name: 'Jenkins' })).toContainText('pipeline');
  expect(await scrolled()).toBe(before);
});

test('find in page selects the tab with the match', async ({ page }) => {
  await visit(page, '/docs/quick-start');
  await expect(tab(page, 'Other Linux')).toHaveAttribute('aria-selected', 'false');
  // Headless browsers don't support find in page, but a fragment reveals a hidden panel in the same way.
  await page.evaluate(() => {
    location.hash = document.querySelector('[role="tabpanel"][hidden="until-found"]')?.id ?? '';
  });
  await expect(tab(page, 'Other Linux')).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByText('On arm64, replace')).toBeInViewport();
});

test('without scripts, the text of all tabs is visible', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${baseURL}/docs/integrations/other-ci`);
  await expect(page.getByText('sudo tar --extract')).toBeVisible();
  await expect(page.getByText(`sudo apt-get install --yes ./benchloom_${version}_amd64.deb`)).toBeVisible();
  for (const name of ['Debian or Ubuntu', 'Other Linux', 'Jenkins'])
    await expect(page.getByRole('tabpanel').getByText(name, { exact: true })).toBeVisible();
  await context.close();
});
