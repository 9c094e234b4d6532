import { expect, test, visit } from '../../lib/test';
import { testPageType } from './pageType';

testPageType('/');

test("screen readers get the hero's picture once, the slider's time and outcomes, and each job", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, '/');
  const figure = page.getByRole('figure').filter({ has: page.getByRole('slider') });
  await expect(figure.getByRole('img')).toHaveAccessibleName(/^Timing of one job group: four jobs on four devices/);
  await expect(figure.getByRole('list', { name: 'Jobs 178 s after submission' }).getByRole('listitem')).toHaveCount(4);
  const slider = figure.getByRole('slider', { name: 'Time since the job was submitted' });
  await expect(slider).toHaveAttribute('aria-valuetext', '178 s: rpi4-07 failed; 1 failed, 3 not finished');
  await slider.press('Home');
  await expect(slider).toHaveAttribute('aria-valuetext', '0 s: 4 not finished');
});

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
