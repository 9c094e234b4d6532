import type { Page } from '@playwright/test';
import { expect, test, visit } from '../lib/test';

const route = '/docs/how-to/write-test';
const linkName = 'Link to Check the result';
const announced = (page: Page) => page.locator('[aria-live="polite"]').getByText('Link copied');

test.describe('by touch', () => {
  test.use({ viewport: { width: 375, height: 800 }, hasTouch: true, isMobile: true });

  test("a tap copies the heading's full URL and announces it", async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.clock.install();
    await visit(page, route);
    await page.getByRole('link', { name: linkName }).tap();
    await expect(announced(page)).toBeAttached();
    await expect(page).toHaveURL(/write-test#check-the-result$/);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
    await page.clock.fastForward(2000);
    await expect(announced(page)).toHaveCount(0);
  });

  test("no heading's link covers the facts beside it", async ({ page }) => {
    await page.goto('/docs/reference/configuration/dip-config');
    const covered = await page.locator('div:has(> h3) > .hash-link').evaluateAll((links) =>
      links.filter((link) => {
        const { left, top, bottom } = link.getBoundingClientRect();
        const facts = document.createRange();
        facts.selectNodeContents(link.parentElement?.querySelector('p') ?? link);
        return [...facts.getClientRects()].some(
          (line) => line.right > left + 8 && line.top < bottom && line.bottom > top,
        );
      }),
    );
    expect(covered).toHaveLength(0);
  });

  test("if the browser won't copy, the link works and nothing is announced", { tag: '@full' }, async ({ page }) => {
    await visit(page, route);
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
    });
    await page.getByRole('link', { name: linkName }).scrollIntoViewIfNeeded();
    await page.getByRole('link', { name: linkName }).tap();
    await expect(page).toHaveURL(/write-test#check-the-result$/);
    await expect(announced(page)).toHaveCount(0);
  });
});

test("with a mouse, a heading's link appears on hover and focus", { tag: '@full' }, async ({ page }) => {
  await visit(page, route);
  const link = page.getByRole('link', { name: linkName });
  await expect(link).toHaveCSS('opacity', '0');
  await page.getByRole('heading', { name: 'Check the result' }).hover();
  await expect(link).toHaveCSS('opacity', '1');
  await page.mouse.move(0, 0);
  await expect(link).toHaveCSS('opacity', '0');
  await page.keyboard.press('Tab');
  await link.focus();
  await expect(link).toHaveCSS('opacity', '1');
});
