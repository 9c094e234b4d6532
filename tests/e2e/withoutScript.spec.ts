import { overflow } from '../lib/layout';
import { allRoutes, docsRoutes } from '../lib/site';
import { expect, test } from '../lib/test';

test.use({ javaScriptEnabled: false });

for (const route of allRoutes) {
  test(`without script ${route} is readable and leads everywhere`, async ({ page }) => {
    const soft = expect.configure({ soft: true });
    await page.goto(route);
    await soft(page.getByRole('heading', { level: 1 })).toBeVisible();
    const navbar = page.getByRole('navigation', { name: 'Main' });
    await soft(navbar.getByRole('link', { name: 'Log In' })).toHaveAttribute(
      'href',
      'https://app.benchloom.example/login',
    );
    for (const width of [375, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await soft(navbar.getByRole('link')).toHaveCount(9);
      for (const link of await navbar.getByRole('link').all()) await soft(link).toBeInViewport({ ratio: 1 });
      await soft(page.getByRole('button', { name: /navigation bar|On this page|Copy/ })).toHaveCount(0);
      const pages = page.locator('.theme-doc-sidebar-container a[href]').filter({ visible: true });
      await soft(pages).toHaveCount((docsRoutes as readonly string[]).includes(route) ? docsRoutes.length : 0);
      soft(await overflow(page), `pixels beyond the right edge at ${width} px`).toBeLessThanOrEqual(0);
    }
  });
}

for (const width of [375, 1440]) {
  test.describe(`without script at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

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
