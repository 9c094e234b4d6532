import type { Page } from '@playwright/test';
import { plansHead } from '../../src/marketing/content/plans';
import { accessibilityFindings } from '../lib/accessibility';
import { crashWhileRendering, stopCrashing } from '../lib/chunks';
import { expect, navbarLink, test, visit } from '../lib/test';

const headingOf = (page: Page) => page.getByRole('heading', { level: 1 });

test('if a page crashes after a click on a link, the crash page gets focus and shows all messages, and a link or Try again recovers', async ({
  page,
}) => {
  await crashWhileRendering(page, '/plans');
  await visit(page, '/consulting');
  await navbarLink(page, 'Plans').press('Enter');
  await expect(headingOf(page)).toHaveText('This page crashed.');
  await expect(headingOf(page)).toBeFocused();
  for (const text of ['boom', 'Cause:', 'the root cause']) await expect(page.getByRole('main')).toContainText(text);
  await expect(navbarLink(page, 'Solutions')).toBeVisible();
  expect(await accessibilityFindings(page, 'main')).toEqual([]);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(headingOf(page)).toHaveText('This page crashed.');
  await navbarLink(page, 'Solutions').click();
  await expect(headingOf(page)).toHaveText('Results in minutes, overnight, and all week');
  await page.goBack();
  await expect(headingOf(page)).toHaveText('This page crashed.');
  await stopCrashing(page);
  await page.getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(headingOf(page)).toHaveText(plansHead.title);
  await expect(headingOf(page)).toBeFocused();
});
