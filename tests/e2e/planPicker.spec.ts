import type { Page } from '@playwright/test';
import { expect, holdRequests, test, visit } from '../lib/test';

const picker = (page: Page) => page.getByRole('region', { name: 'Find your plan' });
const result = (page: Page) => picker(page).getByRole('status');
const option = (page: Page, name: string) => picker(page).getByRole('radio', { name, exact: true });
const marked = (page: Page) => page.getByRole('columnheader', { name: /\(your plan\)$/ });

test("three answers select a plan, mark its column, and appear in the email's subject", async ({ page }) => {
  await visit(page, '/plans');
  const quote = picker(page).getByRole('link', { name: 'Ask for a quote' });
  await expect(result(page)).toHaveText(/^Your plan: Not chosen yet, Say who/);
  await expect(picker(page).getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(marked(page)).toHaveCount(0);
  await expect(quote).toHaveAttribute('href', /\?subject=Quote$/);
  await option(page, 'Password').check();
  await option(page, 'Benchloom').check();
  await expect(result(page)).toHaveText(/^Your plan: Not chosen yet/);
  await option(page, 'No one').check();
  await expect(result(page)).toHaveText(/^Your plan: Lab/);
  await option(page, 'Other organizations').check();
  await expect(result(page)).toHaveText(/^Your plan: Team/);
  await expect(marked(page)).toHaveText(/^Team/);
  await expect(quote).toHaveAttribute('href', /\?subject=Quote%20for%20Team$/);
});

test('on a phone, the names of the plans stay above their columns', async ({ page }) => {
  await visit(page, '/plans', 375);
  const row = page.getByRole('row', { name: /^Retention settings/ });
  await row.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  for (const [column, name] of ['Team', 'Lab', 'Self-hosted'].entries()) {
    const header = page.getByRole('columnheader', { name, exact: true });
    await expect(header).toBeInViewport();
    const left = (await row.getByRole('cell').nth(column).boundingBox())?.x;
    expect((await header.boundingBox())?.x).toBe(left);
  }
});

test('a choice made before the scripts load counts', async ({ page }) => {
  const release = await holdRequests(page, '**/*.js');
  await page.goto('/plans', { waitUntil: 'commit' });
  await option(page, 'You').check();
  release();
  await expect(result(page)).toHaveText(/^Your plan: Self-hosted/);
});

test('a choice that changes other answers says so', async ({ page }) => {
  await visit(page, '/plans');
  await option(page, 'Single sign-on').check();
  await option(page, 'Other organizations').check();
  await expect(result(page)).toHaveText(/^Your plan: Team.*so your other answers are now .*$/);
  await expect(picker(page).getByRole('radio', { checked: true })).toHaveCount(3);
  await option(page, 'You').check();
  await expect(result(page)).toHaveText(/^Your plan: Self-hosted.*needs your own server, so we changed .*$/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 375, height: 900 } });

  test('the picker is hidden, and the table shows every plan', async ({ page }) => {
    await page.goto('/plans');
    await expect(picker(page)).toBeHidden();
    const cells = page.getByRole('row', { name: /^Best for/ }).getByRole('cell');
    await expect(cells.filter({ visible: true })).toHaveCount(3);
    await expect(page.getByText('(your plan)')).toBeHidden();
  });
});
