import type { Page } from '@playwright/test';
import { expect, visit } from './test';

// The parts of the search, and its index.
export const buttonOf = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Search', exact: true });
export const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Search' });
export const fieldOf = (page: Page) => page.getByRole('combobox', { name: 'Search' });
export const hitsOf = (page: Page) => page.getByRole('listbox', { name: 'Results' }).getByRole('option');
export const indexFile = /\/assets\/search\/pages\.[0-9a-f]+\.json$/;

/** Opens a page and then its search. */
export async function openSearch(page: Page, route: string): Promise<void> {
  await visit(page, route);
  await buttonOf(page).click();
  await expect(fieldOf(page)).toBeFocused();
}
