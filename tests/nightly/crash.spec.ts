import type { Page } from '@playwright/test';
import { chunkOf, crashWhileRendering, rewriteScript, stopCrashing } from '../lib/chunks';
import { expect, navbarLink, test } from '../lib/test';

const headingOf = (page: Page) => page.getByRole('heading', { level: 1 });

test('a crash outside the layout has the title Page Error and the same text, and Try again recovers', async ({
  page,
}) => {
  await crashWhileRendering(page, '/plans');
  await page.goto('/plans');
  await expect(headingOf(page)).toHaveText('This page crashed.');
  await expect(page).toHaveTitle('Page Error');
  await expect(page.getByText('the root cause')).toBeVisible();
  await expect(navbarLink(page, 'Solutions')).toBeVisible();
  await stopCrashing(page);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(headingOf(page)).toHaveText('One product, three ways to run it');
});

test('the crash page reports a page module without a default export', async ({ page }) => {
  await rewriteScript(page, 'default', chunkOf('default', '/plans'), (source) =>
    source.replaceAll(/\bdefault:(?=\(\)=>)/g, 'missing:'),
  );
  await page.goto('/plans');
  await expect(headingOf(page)).toHaveText('This page crashed.');
  await expect(page.getByText(/The page component at \/plans doesn't have a default export/)).toBeVisible();
  await expect(page).toHaveTitle('Page Error');
});

test('after a crash, the next page works', async ({ page }) => {
  await crashWhileRendering(page, '/plans');
  await page.goto('/plans');
  await expect(headingOf(page)).toHaveText('This page crashed.');
  await navbarLink(page, 'Consulting').click();
  await expect(headingOf(page)).toHaveText('Your first bench, every wire drawn');
  await expect(page).toHaveTitle('Consulting | Benchloom');
});
