import { expect, test, visit } from '../lib/test';

const route = '/docs/how-to/write-test';
const linkName = 'Link to Check the result';

test.describe('by touch', () => {
  test.use({ viewport: { width: 375, height: 800 }, hasTouch: true, isMobile: true });

  test("no heading's link covers the facts beside it", async ({ page }) => {
    await page.goto('/docs/reference/configuration/dip-config');
    const covered = await page.locator('div:has(> h3) > .heading-link').evaluateAll((links) =>
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
