// The site below another path, with what the framework documents, one document for each feature (tests/fixtures/features).
import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { buildDirectory } from '../lib/builds';
import { overflow } from '../lib/fit';
import { expect, test, visit } from '../lib/test';

test.use({ build: 'configured' });

const index = '/sub/docs/features';
const routes = readdirSync(path.join(buildDirectory('configured'), 'docs/features'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => `${index}/${name}`);

/** Returns how a document looks: each element's name, size, color, and alignment. */
const lookOf = (page: Page) =>
  page.locator('.theme-doc-markdown').evaluate(async (document_) => {
    while (![...document.fonts].some(({ family }) => !family.includes('Fallback')))
      await new Promise((resolve) => setTimeout(resolve, 50));
    return [...document_.querySelectorAll('*')].map((element) => {
      const { color, textAlign, display, margin } = getComputedStyle(element);
      const { width, height } = element.getBoundingClientRect();
      return `${element.tagName} ${Math.round(width)}×${Math.round(height)} ${color} ${textAlign} ${display} ${margin}`;
    });
  });

for (const route of routes)
  test(`${route.slice('/sub/docs/'.length)} works, fits a phone, and looks the same after a load or a click`, async ({
    page,
    complaints,
  }) => {
    await visit(page, route, 375);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    await visit(page, route, 1440);
    const loaded = await lookOf(page);
    await visit(page, route.endsWith('unlisted') ? `${index}/links` : index, 1440);
    await page.locator(`main a[href="${route}"]`).first().click();
    await expect(page).toHaveURL(new RegExp(`${route}$`));
    await page.mouse.move(0, 0);
    await expect.poll(() => lookOf(page)).toEqual(loaded);
    expect(complaints).toEqual([]);
  });

test('styles, line numbers, and code blocks work as the framework documents them', async ({ page }) => {
  await visit(page, `${index}/code`);
  await expect(page.getByText('Styled by an attribute')).toHaveCSS('color', 'rgb(1, 2, 3)');
  await expect(page.getByText('Styled by the document')).toHaveCSS('color', 'rgb(4, 5, 6)');
  const numbered = page.locator('pre[data-numbers]');
  expect(await numbered.evaluateAll((all) => all.map((each) => each.getAttribute('data-numbers')))).toEqual([
    '1\n2',
    '7\n8',
  ]);
  const block = page.locator('.theme-code-block', { hasText: 'component.sh' });
  await expect(block.locator('.token.variable').first()).toBeVisible();
  await expect(block.getByRole('button', { name: /^Copy/ })).toBeVisible();
});

test('a moved page redirects and keeps the query and the fragment', async ({ page }) => {
  await page.goto('/sub/docs/moved?from=mail#next');
  await expect(page).toHaveURL(/\/sub\/docs\/quick-start\?from=mail#next$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quick start');
});
