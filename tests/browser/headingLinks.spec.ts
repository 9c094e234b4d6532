import { expect, test } from '../lib/test';

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
