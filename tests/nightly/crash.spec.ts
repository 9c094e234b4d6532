import type { Page } from '@playwright/test';
import { chunkOf, rewriteScript } from '../lib/chunks';
import { expect, test } from '../lib/test';

const headingOf = (page: Page) => page.getByRole('heading', { level: 1 });

test('the crash page reports a page module without a default export', async ({ page }) => {
  await rewriteScript(page, 'default', chunkOf('default', '/plans'), (source) =>
    source.replaceAll(/\bdefault:(?=\(\)=>)/g, 'missing:'),
  );
  await page.goto('/plans');
  await expect(headingOf(page)).toHaveText('This page crashed.');
  await expect(page.getByText(/The page component at \/plans doesn't have a default export/)).toBeVisible();
  await expect(page).toHaveTitle('Page Error');
});
