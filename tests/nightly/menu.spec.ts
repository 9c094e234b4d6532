import { dialogOf, expectClosed, openMenu, phone, toggleOf } from '../lib/menu';
import { expect, holdRequests, hydrated, test } from '../lib/test';

test.use(phone);

test.describe('the side menu', () => {
  test.beforeEach(({ page }) => openMenu(page, '/docs/quick-start'));

  test('closes when a key opens a page, whose heading gets focus', async ({ page }) => {
    await page.getByRole('button', { name: 'Back to main menu' }).press('Enter');
    await dialogOf(page).getByRole('link', { name: 'Plans' }).press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'One product, three ways to run it' })).toBeFocused();
    await expectClosed(page);
  });

  test('closes on Back without leaving the page', async ({ page }) => {
    await page.keyboard.press('Escape');
    await page.locator('footer').getByRole('link', { name: 'Contact us' }).tap();
    // The URL changes before the page content does.
    await expect(page).toHaveTitle(/^Contact/);
    await toggleOf(page).tap();
    await expect(dialogOf(page)).toBeVisible();
    await page.goBack();
    await expectClosed(page);
    await expect(page).toHaveURL(/\/contact$/);
  });
});

test('pressing the menu button before the page hydrates is undone by pressing it again', async ({ page }) => {
  const release = await holdRequests(page, '**/assets/js/*.js');
  await page.goto('/plans', { waitUntil: 'commit' });
  await toggleOf(page).tap();
  await toggleOf(page).tap();
  release();
  await hydrated(page);
  await expectClosed(page);
});
