import { overflow } from '../lib/accessibility';
import { allRoutes, docsRoutes } from '../lib/site';
import { expect, test } from '../lib/test';

test.use({ javaScriptEnabled: false });

for (const width of [375, 1440]) {
  test.describe(`without script at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    for (const route of allRoutes) {
      test(`${route} is readable and leads everywhere`, async ({ page }) => {
        await page.goto(route);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        const navbar = page.getByRole('navigation', { name: 'Main' });
        await expect(navbar.getByRole('link')).toHaveCount(9);
        for (const link of await navbar.getByRole('link').all()) {
          await expect(link).toBeInViewport({ ratio: 1 });
        }
        await expect(navbar.getByRole('link', { name: 'Log In' })).toHaveAttribute(
          'href',
          'https://app.benchloom.example/login',
        );
        await expect(page.getByRole('button', { name: /navigation bar|On this page|Copy/ })).toHaveCount(0);
        const pages = page.locator('.theme-doc-sidebar-container a[href]');
        await expect(pages).toHaveCount((docsRoutes as readonly string[]).includes(route) ? docsRoutes.length : 0);
        for (const link of await pages.all()) await expect(link).toBeVisible();
        expect(await overflow(page)).toBeLessThanOrEqual(0);
      });
    }

    test('a click in the navbar and in the sidebar leads to the page', async ({ page }) => {
      await page.goto('/plans');
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Documentation' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Documentation');
      await page.getByRole('complementary').getByRole('link', { name: 'Run a self-hosted server' }).click();
      await expect(page).toHaveURL(/\/docs\/self-hosted\/run$/);
    });

    test('a term shows its definition', async ({ page }) => {
      await page.goto('/docs/how-to/create-dip');
      const term = page.getByRole('article').getByRole('button', { name: 'DIP', exact: true }).first();
      await term.click();
      await expect(page.locator('[popover]:popover-open')).toBeVisible();
    });
  });
}
