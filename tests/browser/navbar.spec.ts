import { expect, test, visit } from '../lib/test';

test('the Features link on any other page opens the features on the home page', async ({ page }) => {
  await visit(page, '/plans');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Features' }).click();
  await expect(page).toHaveURL(/\/#features$/);
  await expect(page.locator('#features')).toBeInViewport();
});

test('the navbar stays at the top while the page scrolls, and has a side menu up to 996 px', async ({ page }) => {
  await visit(page, '/');
  const navbar = page.getByRole('navigation', { name: 'Main' });
  // A navbar that hides on scroll would disappear on the second scroll.
  for (const position of [300, 600, 900]) {
    await page.evaluate((top) => window.scrollTo(0, top), position);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  }
  await navbar.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
  expect((await navbar.boundingBox())?.y).toBe(0);
  await expect(navbar.getByRole('link', { name: 'Plans' })).toBeInViewport();
  await page.setViewportSize({ width: 996, height: 800 });
  const toggle = page.getByRole('button', { name: 'Toggle navigation bar' });
  await expect(toggle).toBeVisible();
  await expect(page.getByRole('link', { name: 'Solutions', exact: true }).first()).toBeHidden();
  await page.setViewportSize({ width: 997, height: 800 });
  await expect(toggle).toBeHidden();
  await expect(page.getByRole('link', { name: 'Solutions', exact: true }).first()).toBeVisible();
});
