import type { Page } from '@playwright/test';
import { expect, visit } from './test';

/** The parts of the side menu. */
export const toggleOf = (page: Page) => page.locator('.navbar__toggle');
export const dialogOf = (page: Page) => page.locator('.navbar-sidebar');

/** The size of the window in which the menu exists. */
export const phone = { viewport: { width: 375, height: 800 }, hasTouch: true };

export async function openMenu(page: Page, route: string): Promise<void> {
  await visit(page, route);
  await toggleOf(page).tap();
  await expect(dialogOf(page)).toBeVisible();
}

export async function expectClosed(page: Page): Promise<void> {
  await expect(dialogOf(page)).toBeHidden();
  await expect(toggleOf(page)).toHaveAttribute('aria-expanded', 'false');
}
