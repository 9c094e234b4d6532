import type { Page } from '@playwright/test';
import { accessibilityFindings } from '../lib/accessibility';
import { overflow } from '../lib/fit';
import { fullIf } from '../lib/tags';
import { expect, hydrated, test } from '../lib/test';

const picker = (page: Page) => page.getByRole('region', { name: 'Find your plan' });
const result = (page: Page) => picker(page).getByRole('status');
const option = (page: Page, name: string) => picker(page).getByRole('radio', { name });
const marked = (page: Page) => page.getByRole('columnheader', { name: /, your plan$/ });

async function visit(page: Page): Promise<void> {
  await page.goto('/plans');
  await hydrated(page);
}

test("three choices determine a plan, mark its column, and go into the email's subject", async ({ page }) => {
  await visit(page);
  await expect(result(page)).toHaveText(/^BENCH-H-1-D: Lab/);
  await option(page, 'Password, P').check();
  await option(page, 'Shared server, M').check();
  await expect(result(page)).toHaveText(/^BENCH-H-M-P: Team/);
  await expect(marked(page)).toHaveText(/^Team/);
  const quote = picker(page).getByRole('link', { name: 'Ask for a quote' });
  await expect(quote).toHaveAttribute('href', /\?subject=Quote%20for%20BENCH-H-M-P%20\(Team\)$/);
});

test('a choice that ends sharing is explained', async ({ page }) => {
  await visit(page);
  await option(page, 'Password, P').check();
  await option(page, 'Shared server, M').check();
  await option(page, 'Self-hosted, S').check();
  await expect(result(page)).toHaveText(/^BENCH-S-1-P: Self-hosted.*Sharing is now Own server\.$/);
});

test('an impossible choice is explained, keeps its focus, and changes nothing', async ({ page }) => {
  await visit(page);
  const shared = option(page, 'Shared server, M');
  await expect(shared).toHaveAccessibleDescription('Not available with single sign-on');
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
    await expect(page.getByText(', your plan')).toBeHidden();
  });
});

for (const width of [375, 996, 1440]) {
  test(`the plans fit and are accessible at ${width} px`, fullIf(width !== 375), async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await visit(page);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    expect(await accessibilityFindings(page, 'main')).toEqual([]);
  });
}
