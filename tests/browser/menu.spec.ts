import type { Page } from '@playwright/test';
import { accessibilityFindings } from '../lib/accessibility';
import { expect, holdRequests, test, visit } from '../lib/test';
import { nightly } from '../lib/variants';

const toggleOf = (page: Page) => page.locator('.navbar__toggle');
const dialogOf = (page: Page) => page.locator('.navbar-sidebar');
const closeOf = (page: Page) => page.getByRole('button', { name: 'Close navigation bar' });

async function openMenu(page: Page, route: string): Promise<void> {
  await visit(page, route);
  await toggleOf(page).tap();
  await expect(dialogOf(page)).toBeVisible();
}

async function expectClosed(page: Page): Promise<void> {
  await expect(dialogOf(page)).toBeHidden();
  await expect(toggleOf(page)).toHaveAttribute('aria-expanded', 'false');
}

test.use({ viewport: { width: 375, height: 800 }, hasTouch: true });

test('the side menu is a modal dialog that passes axe, gets and returns focus, and closes for the search', async ({
  page,
  complaints,
}) => {
  await openMenu(page, '/docs/quick-start');
  await test.step('it gets focus', async () => {
    await expect(toggleOf(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(page.getByRole('dialog', { name: 'Navigation bar' }).and(page.locator(':modal'))).toBeVisible();
    await expect(closeOf(page)).toBeFocused();
    expect(await accessibilityFindings(page, '.navbar-sidebar')).toEqual([]);
  });
  await test.step('it traps focus in both directions, and Tab reaches every link and button', async () => {
    const stops = await dialogOf(page)
      .locator('a[href], button')
      .evaluateAll(
        (elements) => elements.filter((element) => element.checkVisibility() && !element.closest('[inert]')).length,
      );
    for (const key of ['Tab', 'Shift+Tab']) {
      const reached = new Set<string>();
      // Between the last stop and the first, the browser's own controls have focus.
      for (let press = 0; press <= stops; press += 1) {
        await page.keyboard.press(key);
        const reachedNow = await page.evaluate(() => {
          const element = document.activeElement;
          if (element === document.body) return '';
          return element?.closest('.navbar-sidebar') ? element.outerHTML : 'outside';
        });
        if (reachedNow) reached.add(reachedNow);
      }
      expect(reached).not.toContain('outside');
      expect(reached.size).toBe(stops);
    }
  });

  await test.step('Escape closes it and returns focus to the menu button', async () => {
    await page.keyboard.press('Escape');
    await expectClosed(page);
    await expect(toggleOf(page)).toBeFocused();
  });
  await test.step('going back from the list of pages to the main menu keeps focus in the menu', async () => {
    await toggleOf(page).tap();
    await page.getByRole('button', { name: 'Back to main menu' }).press('Enter');
    await expect(dialogOf(page).getByRole('link', { name: 'Features' })).toBeFocused();
    expect(await accessibilityFindings(page, '.navbar-sidebar')).toEqual([]);
  });
  await test.step('it closes when the search opens, and then Tab stays within the search', async () => {
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('combobox', { name: 'Search' })).toBeFocused();
    await expectClosed(page);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('dialog', { name: 'Search' }).getByRole('button', { name: 'Close' })).toBeFocused();
  });
  expect(complaints).toEqual([]);
});

nightly('the side menu closes on Back without leaving the page', async ({ page }) => {
  await visit(page, '/docs/quick-start');
  await page.locator('footer').getByRole('link', { name: 'Contact us' }).tap();
  // The URL changes before the page content does.
  await expect(page).toHaveTitle(/^Contact/);
  await toggleOf(page).tap();
  await expect(dialogOf(page)).toBeVisible();
  await page.goBack();
  await expectClosed(page);
  await expect(page).toHaveURL(/\/contact$/);
});

test('the side menu shows the current page, and closes after a tap on the brand, even on the home page, and when the window becomes wide', async ({
  page,
}) => {
  await openMenu(page, '/docs/glossary');
  await expect(dialogOf(page).locator('[aria-current=page]')).toBeInViewport({ ratio: 1 });
  await openMenu(page, '/');
  await dialogOf(page).getByRole('link', { name: 'Benchloom' }).tap();
  await expectClosed(page);
  await toggleOf(page).tap();
  await page.setViewportSize({ width: 1440, height: 800 });
  await expect(dialogOf(page)).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('body')).toHaveCSS('overflow', 'visible');
});

test('a tap on the menu button before the page hydrates has an immediate effect and opens the menu as soon as possible', async ({
  page,
  complaints,
}) => {
  const release = await holdRequests(page, '**/assets/js/*.js');
  await page.goto('/plans', { waitUntil: 'commit' });
  const before = await toggleOf(page).evaluate((button) => getComputedStyle(button).backgroundColor);
  await toggleOf(page).tap();
  await expect(toggleOf(page)).not.toHaveCSS('background-color', before);
  release();
  await expect(dialogOf(page)).toBeVisible();
  await expect(toggleOf(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(closeOf(page)).toBeFocused();
  await expect(page.locator('html')).not.toHaveAttribute('data-menu-asked');
  expect(complaints).toEqual([]);
});
