import { expect, test, visit } from '../../lib/test';
import { testPageType } from './pageType';

testPageType('/');

test('with reduced motion, nothing moves on the page or when the menu opens', async ({ page }) => {
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    await page.emulateMedia({ reducedMotion });
    await visit(page, '/', 375);
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    const whileOpening = await page.getByRole('button', { name: 'Toggle navigation bar' }).evaluate(async (button) => {
      (button as HTMLButtonElement).click();
      await new Promise(requestAnimationFrame);
      return document.getAnimations().length;
    });
    // Without reduced motion, the menu must move. This proves that the test can detect motion.
    if (reducedMotion === 'reduce') expect(whileOpening).toBe(0);
    else expect(whileOpening).toBeGreaterThan(0);
    await expect(page.locator('.navbar-sidebar')).toBeVisible();
  }
});
