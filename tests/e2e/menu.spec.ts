import type { Page } from '@playwright/test';
import { accessibilityFindings } from '../lib/accessibility';
import { expect, holdRequests, hydrated, test, visit } from '../lib/test';

const toggleOf = (page: Page) => page.locator('.navbar__toggle');
const dialogOf = (page: Page) => page.locator('.navbar-sidebar');
const closeOf = (page: Page) => page.getByRole('button', { name: 'Close navigation bar' });

test.use({ viewport: { width: 375, height: 800 }, hasTouch: true });

async function openMenu(page: Page, route: string): Promise<void> {
  await visit(page, route);
  await toggleOf(page).tap();
  await expect(dialogOf(page)).toBeVisible();
}

async function expectClosed(page: Page): Promise<void> {
  await expect(dialogOf(page)).toBeHidden();
  await expect(toggleOf(page)).toHaveAttribute('aria-expanded', 'false');
}

test.describe('the side menu', () => {
  test.beforeEach(({ page }) => openMenu(page, '/docs/quick-start'));

  test('is a modal dialog that gets focus and passes axe', async ({ page, complaints }) => {
    await expect(toggleOf(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(page.getByRole('dialog', { name: 'Navigation bar' })).toHaveAttribute('aria-modal', 'true');
    await expect(closeOf(page)).toBeFocused();
    expect(await accessibilityFindings(page, '.navbar-sidebar')).toEqual([]);
    expect(complaints).toEqual([]);
  });

  test('keeps Tab inside in both directions, and Tab reaches every link and button', async ({ page }) => {
    const stops = await dialogOf(page)
      .locator('a[href], button')
      .evaluateAll(
        (elements) => elements.filter((element) => element.checkVisibility() && !element.closest('[inert]')).length,
      );
    for (const key of ['Tab', 'Shift+Tab']) {
      const reached = new Set<string>();
      for (let press = 0; press < stops; press += 1) {
        await page.keyboard.press(key);
        reached.add(
          await page.evaluate(() => {
            const element = document.activeElement;
            return element?.closest('.navbar-sidebar') ? element.outerHTML : 'outside';
          }),
        );
      }
      expect(reached).not.toContain('outside');
      expect(reached.size).toBe(stops);
    }
  });

  test('closes on Escape and returns focus to the menu button', async ({ page }) => {
    await page.keyboard.press('Escape');
    await expectClosed(page);
    await expect(toggleOf(page)).toBeFocused();
  });

  test('closes when the search opens, and Tab then moves within the search', async ({ page }) => {
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('combobox', { name: 'Search' })).toBeFocused();
    await expectClosed(page);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('dialog', { name: 'Search' }).getByRole('button', { name: 'Close' })).toBeFocused();
  });

  test('closes on a tap outside the menu and returns focus to its button', { tag: '@full' }, async ({ page }) => {
    await page.touchscreen.tap(365, 600);
    await expectClosed(page);
    await expect(toggleOf(page)).toBeFocused();
  });

  test('closes on a tap on the brand, even if that opens the same page', { tag: '@full' }, async ({ page }) => {
    await dialogOf(page).getByRole('link', { name: 'Benchloom', exact: true }).tap();
    await expectClosed(page);
    await expect(page).toHaveURL(/\/$/);
  });

  test('closes when a key opens a page, and the next Tab starts at the top', { tag: '@full' }, async ({ page }) => {
    await page.getByRole('button', { name: 'Back to main menu' }).press('Enter');
    await dialogOf(page).getByRole('link', { name: 'Plans' }).press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('One product, three ways to run it');
    await expectClosed(page);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
  });

  test('closes on Back without leaving the page', { tag: '@full' }, async ({ page }) => {
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

test('going back from the pages to the main menu keeps focus in the menu', async ({ page }) => {
  await openMenu(page, '/docs/quick-start');
  await page.getByRole('button', { name: 'Back to main menu' }).press('Enter');
  await expect(dialogOf(page).getByRole('link', { name: 'Features' })).toBeFocused();
  const stops = await dialogOf(page).locator('a, button').count();
  for (let stop = 0; stop <= stops; stop += 1) {
    await page.keyboard.press('Tab');
    await expect(dialogOf(page).locator(':focus')).toBeVisible();
  }
  expect(await accessibilityFindings(page)).toEqual([]);
});

test('the side menu disappears when the window becomes wide', async ({ page }) => {
  await openMenu(page, '/plans');
  await page.setViewportSize({ width: 1440, height: 800 });
  await expect(dialogOf(page)).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('body')).toHaveCSS('overflow', 'visible');
});

test.describe('pressing the menu button before the page hydrates', () => {
  let release = () => {};

  test.beforeEach(async ({ page }) => {
    release = await holdRequests(page, '**/assets/js/*.js');
    await page.goto('/plans', { waitUntil: 'commit' });
    await expect(toggleOf(page)).toBeVisible();
  });

  for (const [means, press] of [
    ['tap', (page: Page) => toggleOf(page).tap()],
    ['key', (page: Page) => toggleOf(page).press('Enter')],
  ] as const) {
    test(`by ${means} has an immediate effect and opens the menu as soon as possible`, async ({ page, complaints }) => {
      const before = await toggleOf(page).evaluate((button) => getComputedStyle(button).backgroundColor);
      await press(page);
      await expect(toggleOf(page)).not.toHaveCSS('background-color', before);
      release();
      await expect(dialogOf(page)).toBeVisible();
      await expect(toggleOf(page)).toHaveAttribute('aria-expanded', 'true');
      await expect(closeOf(page)).toBeFocused();
      await expect(page.locator('html')).not.toHaveAttribute('data-menu-asked');
      expect(complaints).toEqual([]);
    });
  }

  test('is undone by pressing it again', { tag: '@full' }, async ({ page }) => {
    await toggleOf(page).tap();
    await toggleOf(page).tap();
    release();
    await hydrated(page);
    await expectClosed(page);
  });
});
