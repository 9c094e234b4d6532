import type { Page } from '@playwright/test';
import { accessibilityFindings } from '../lib/accessibility';
import { chunkOf, rewriteScript } from '../lib/chunks';
import { expect, navbarLink, test, visit } from '../lib/test';

const crash = 'if(window.crashes)throw new Error("boom",{cause:new Error("the root cause")});';

/** Makes a page's component, or the content of a document, throw while `window.crashes` is set. */
async function crashWhileRendering(page: Page, route: string): Promise<void> {
  await rewriteScript(page, 'default', chunkOf('default', route), (source) =>
    source.replace(/\bdefault:\(\)=>(\w+)/, `default:()=>(props=>{${crash}return $1(props)})`),
  );
  await page.addInitScript(() => Object.assign(window, { crashes: true }));
}

const stopCrashing = (page: Page) => page.evaluate(() => Object.assign(window, { crashes: false }));
const headingOf = (page: Page) => page.getByRole('heading', { level: 1 });

test('a crash in a page shows the crash page with all messages, and Try again recovers', async ({ page }) => {
  await crashWhileRendering(page, '/docs/quick-start');
  await page.goto('/docs/quick-start');
  await expect(headingOf(page)).toHaveText('This page crashed.');
  for (const text of ['boom', 'Cause:', 'the root cause']) await expect(page.getByRole('main')).toContainText(text);
  await expect(navbarLink(page, 'Solutions')).toBeVisible();
  expect(await accessibilityFindings(page, 'main')).toEqual([]);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(headingOf(page)).toHaveText('This page crashed.');
  await stopCrashing(page);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(headingOf(page)).toHaveText('Quick start');
});

test('a crash outside the layout has the title Page Error and the same text, and Try again recovers', {
  tag: '@full',
}, async ({ page }) => {
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

test('the crash page reports a page module without a default export', { tag: '@full' }, async ({ page }) => {
  await rewriteScript(page, 'default', chunkOf('default', '/plans'), (source) =>
    source.replaceAll(/\bdefault:(?=\(\)=>)/g, 'missing:'),
  );
  await page.goto('/plans');
  await expect(headingOf(page)).toHaveText('This page crashed.');
  await expect(page.getByText(/The page component at \/plans doesn't have a default export/)).toBeVisible();
  await expect(page).toHaveTitle('Page Error');
});

test('focus moves to the heading when a link crashes the page and when "Try again" works', async ({ page }) => {
  await crashWhileRendering(page, '/plans');
  await visit(page, '/consulting');
  await navbarLink(page, 'Plans').press('Enter');
  await expect(headingOf(page)).toHaveText('This page crashed.');
  await expect(headingOf(page)).toBeFocused();
  await stopCrashing(page);
  await page.getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(headingOf(page)).toHaveText('One product, three ways to run it');
  await expect(headingOf(page)).toBeFocused();
});

test('after a crash, the next page works', { tag: '@full' }, async ({ page }) => {
  await crashWhileRendering(page, '/plans');
  await page.goto('/plans');
  await expect(headingOf(page)).toHaveText('This page crashed.');
  await navbarLink(page, 'Consulting').click();
  await expect(headingOf(page)).toHaveText('Your first bench, every wire drawn');
  await expect(page).toHaveTitle('Consulting | Benchloom');
});
