import type { Page } from '@playwright/test';
import { collectComplaints, expect, test, visit } from '../lib/test';

const production = 'https://app.benchloom.example';
const alpha = 'https://app.alpha.benchloom.example';
const appLinks = `a[href^="${production}"], a[href^="${alpha}"]`;

async function appAddresses(page: Page): Promise<string[]> {
  const addresses = await page
    .locator(appLinks)
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  return [...new Set(addresses)].toSorted();
}

async function withoutBundle(page: Page): Promise<void> {
  await page.route('**/*.js', (route) => route.abort());
}

for (const [host, application, routes] of [
  ['www.site.test', production, ['/no-such-page']],
  ['alpha.site.test', alpha, ['/docs/quick-start', '/no-such-page']],
] as const) {
  test(`on ${host}, every call to action leads to ${application}`, async ({ page, siteOf }) => {
    const { port } = await siteOf('default');
    const origin = `http://${host}:${port}`;
    const complaints = collectComplaints(page, origin);
    for (const route of routes) {
      await visit(page, `${origin}${route}`);
      await expect
        .poll(() => appAddresses(page), { message: route })
        .toEqual([`${application}/login`, `${application}/signup`]);
    }
    expect(complaints.filter((complaint) => !complaint.includes('status of 404'))).toEqual([]);
  });
}

test('on an alpha host, the side menu links to the alpha application', async ({ page, siteOf }) => {
  const { port } = await siteOf('default');
  await visit(page, `http://alpha.site.test:${port}/`, 375);
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
  const menu = page.locator('.navbar-sidebar');
  await expect(menu.getByRole('link', { name: 'Log In' })).toHaveAttribute('href', `${alpha}/login`);
  await expect(menu.getByRole('link', { name: 'Start Free Trial' })).toHaveAttribute('href', `${alpha}/signup`);
});

test.describe('before hydration on an alpha host', () => {
  test.beforeEach(async ({ page, context, siteOf }) => {
    const { port } = await siteOf('default');
    await withoutBundle(page);
    await context.route(`${alpha}/**`, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>alpha application</h1>' }),
    );
    await page.goto(`http://alpha.site.test:${port}/`);
  });

  const logIn = (page: Page) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Log In' });

  test("a click opens the alpha application even in Safari, which doesn't focus a pressed link", async ({ page }) => {
    await expect(logIn(page)).toHaveAttribute('href', `${production}/login`);
    await logIn(page).dispatchEvent('pointerdown');
    await expect(logIn(page)).toHaveAttribute('href', `${alpha}/login`);
    await logIn(page).click();
    await expect(page).toHaveURL(`${alpha}/login`);
  });
});

test("before hydration on any other host, links don't change", async ({ page, siteOf }) => {
  const { port } = await siteOf('default');
  await withoutBundle(page);
  await page.goto(`http://www.site.test:${port}/`);
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Log In' });
  await link.focus();
  await link.dispatchEvent('pointerdown');
  await expect(link).toHaveAttribute('href', `${production}/login`);
});
