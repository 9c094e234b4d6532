import { overflow } from '../lib/fit';
import { docsRoutes, isDocument, oneOfEachPageType } from '../lib/site';
import { expect, test } from '../lib/test';
import { variants } from '../lib/variants';

test.use({ javaScriptEnabled: false });

const usual = '/docs/quick-start';
const others = oneOfEachPageType.filter((route) => route !== usual);

for (const route of variants([usual], others)) {
  test(`without scripts, ${route} is readable and links to every page`, async ({ page }) => {
    const soft = expect.configure({ soft: true });
    await page.goto(route);
    const navbar = page.getByRole('navigation', { name: 'Main' });
    for (const width of [375, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await soft(page.getByRole('heading', { level: 1 })).toBeVisible();
      await soft(navbar.getByRole('link')).toHaveCount(9);
      for (const link of await navbar.getByRole('link').all()) await soft(link).toBeInViewport({ ratio: 1 });
      await soft(page.getByRole('button', { name: /navigation bar|On this page|Copy/ })).toHaveCount(0);
      const pages = page.locator('.theme-doc-sidebar-container a[href]').filter({ visible: true });
      await soft(pages).toHaveCount(isDocument(route) ? docsRoutes.length : 0);
      soft(await overflow(page), `pixels beyond the right edge at ${width} px`).toBeLessThanOrEqual(0);
    }
  });
}

for (const width of variants([375], [1440])) {
  test.describe(`without scripts at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('a click in the navbar or the sidebar opens the page', async ({ page }) => {
      await page.goto('/plans');
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Documentation' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Documentation');
      await page.getByRole('complementary').getByRole('link', { name: 'Monitor' }).click();
      await expect(page).toHaveURL(/\/docs\/self-hosted\/run$/);
    });

    test('clicking a term shows its definition', async ({ page }) => {
      await page.goto('/docs/how-to/create-dip');
      const term = page.getByRole('article').getByRole('button', { name: 'DIP', exact: true }).first();
      await term.click();
      await expect(page.locator('[popover]:popover-open')).toBeVisible();
    });
  });
}

test('without scripts, the skip link skips the sidebar and leads to the document', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 800 });
  await page.goto('/docs/quick-start');
  for (const key of ['Tab', 'Enter', 'Tab']) await page.keyboard.press(key);
  await expect(page.getByRole('article').locator(':focus')).toHaveCount(1);
});

test('without scripts, Run buttons, the config form, and the field for a log are hidden', async ({ page }) => {
  await page.goto('/docs/how-to/write-test');
  await expect(page.locator('.code-run').first()).toBeHidden();
  await expect(page.getByText('def services_run').first()).toBeVisible();
  await page.goto('/docs/reference/configuration/agent-config');
  await expect(page.getByText('Check your agent.json')).toBeHidden();
  await page.goto('/docs/troubleshoot#METRIC_LIMIT');
  await expect(page.locator('#METRIC_LIMIT')).toBeInViewport();
  await expect(page.getByText('Press Ctrl+F to find a code.')).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(0);
});
