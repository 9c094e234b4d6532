import type { Page } from '@playwright/test';
import { expect, hydrated, test } from '../lib/test';

const picker = (page: Page) => page.getByRole('region', { name: 'Ordering code' });
const result = (page: Page) => picker(page).getByRole('status');
const option = (page: Page, name: string) => picker(page).getByRole('radio', { name });
const marked = (page: Page) => page.getByRole('columnheader', { name: /\(your code\)$/ });

async function visit(page: Page): Promise<void> {
  await page.goto('/plans');
  await hydrated(page);
}

test('three choices name a plan, mark its column, and go into the subject of the mail', async ({ page }) => {
  await visit(page);
  await expect(result(page)).toHaveText(/^BENCH-H-1-D: Lab/);
  await option(page, 'Password, P').check();
  await option(page, 'Shared server, M').check();
  await expect(result(page)).toHaveText(/^BENCH-H-M-P: Team/);
  await expect(marked(page)).toHaveText(/^Team/);
  const quote = picker(page).getByRole('link', { name: 'Ask for a quote' });
  await expect(quote).toHaveAttribute('href', /\?subject=Quote%20for%20BENCH-H-M-P%20\(Team\)$/);
});

test('a choice that ends sharing says so', async ({ page }) => {
  await visit(page);
  await option(page, 'Password, P').check();
  await option(page, 'Shared server, M').check();
  await option(page, 'Self-hosted, S').check();
  await expect(result(page)).toHaveText(/^BENCH-S-1-P: Self-hosted.*Sharing is now Own server\.$/);
  await expect(option(page, 'Shared server, M')).toHaveAccessibleDescription('Not if you run the server');
  await option(page, 'Hosted, H').check();
  await option(page, 'Shared server, M').check();
  await option(page, 'Single sign-on, D').check();
  await expect(result(page)).toHaveText(/^BENCH-H-1-D: Lab.*Sharing is now Own server\.$/);
});

test('a choice that is not possible says why, keeps its focus, and changes nothing', async ({ page }) => {
  await visit(page);
  const shared = option(page, 'Shared server, M');
  await expect(shared).toHaveAccessibleDescription('Not with single sign-on');
  await expect(shared).toBeDisabled();
  await option(page, 'Own server, 1').focus();
  await page.keyboard.press('ArrowRight');
  await expect(result(page)).toHaveText(/^BENCH-H-1-D: Lab/);
  await expect(option(page, 'Own server, 1')).toBeChecked();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 900 } });

  test('the table shows one plan at a time: the one of the code, or the one you press', async ({ page }) => {
    await visit(page);
    const plans = page.getByRole('columnheader', { name: /^(?:Team|Lab|Self-hosted)/ });
    await expect(plans).toHaveText(/^Lab/);
    await page.getByRole('button', { name: 'Team' }).click();
    await expect(plans).toHaveText(/^Team/);
    await option(page, 'Self-hosted, S').check();
    await expect(plans).toHaveText(/^Self-hosted/);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 375, height: 900 } });

  test('the picker is absent, and the table shows every plan', async ({ page }) => {
    await page.goto('/plans');
    await expect(picker(page)).toBeHidden();
    for (const plan of ['Team', 'Lab', 'Self-hosted'])
      await expect(page.getByRole('columnheader', { name: plan })).toBeVisible();
    await expect(page.getByText('(your code)')).toBeHidden();
  });
});
