import { dialogOf, fieldOf, hitsOf, openSearch } from '../lib/search';
import { expect, test } from '../lib/test';

test('after a result opens, the next Tab continues from its entry, even on the same page', async ({ page }) => {
  await openSearch(page, '/plans');
  await fieldOf(page).fill('NO_SPACE');
  await expect(hitsOf(page).first()).toContainText('NO_SPACE');
  await page.keyboard.press('Enter');
  await expect(page.locator('#NO_SPACE')).toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(page.locator('main :focus')).toHaveCount(1);
  await expect(page.locator(':focus')).toBeInViewport();
  await page.keyboard.press('Control+k');
  await fieldOf(page).fill('LEASE_EXPIRED');
  await expect(hitsOf(page).first()).toContainText('LEASE_EXPIRED');
  await page.keyboard.press('Enter');
  await expect(page.locator('#LEASE_EXPIRED')).toBeFocused();
});

test('the number of results is announced once typing pauses', async ({ page }) => {
  await page.clock.install();
  await openSearch(page, '/');
  await fieldOf(page).fill('flash');
  await expect(hitsOf(page).first()).toBeVisible();
  await page.clock.pauseAt(Date.now() + 60_000);
  await expect(dialogOf(page).getByRole('status')).toHaveText(/^\d+ results$/);
  await fieldOf(page).fill('<qqqqzzz>');
  await expect(dialogOf(page)).toContainText('Nothing found');
  await expect(dialogOf(page).getByRole('status')).toHaveText(/^\d+ results$/);
  await page.clock.runFor(350);
  await expect(dialogOf(page).getByRole('status')).toHaveText('No results');
});
