import type { Page } from '@playwright/test';
import { leftItems, navbarSource } from '../lib/navbarItems';
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

for (const [host, application, routes] of [
  ['www.site.test', production, ['/no-such-page']],
  ['myalpha2.site.test', alpha, ['/docs/quick-start', '/no-such-page']],
] as const) {
  test(`before hydration on ${host}, a focused link leads to ${application}, and so does a click in Safari, which doesn't focus it`, async ({
    page,
    context,
    siteOf,
  }) => {
    const { port } = await siteOf('default');
    await page.route('**/*.js', (route) => route.abort());
    await context.route(`${application}/**`, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>a</h1>' }),
    );
    await page.goto(`http://${host}:${port}/signup?alpha`);
    const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Log In' });
    await expect(link).toHaveAttribute('href', `${production}/login`);
    const signup = page.getByRole('main').getByRole('link', { name: 'Continue to sign-up' });
    await signup.focus();
    await expect(signup).toHaveAttribute('href', `${application}/signup`);
    await link.dispatchEvent('pointerdown');
    await expect(link).toHaveAttribute('href', `${application}/login`);
    await link.click();
    await expect(page).toHaveURL(`${application}/login`);
  });

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

test('the side menu has every navbar item and, on an alpha host, links to the alpha application', async ({
  page,
  siteOf,
}) => {
  const { port } = await siteOf('default');
  await visit(page, `http://alpha.site.test:${port}/`, 375);
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
  const menu = page.locator('.navbar-sidebar');
  for (const [name, href] of [...leftItems, ['Log In', `${alpha}/login`], ['Start Free Trial', `${alpha}/signup`]])
    await expect(menu.getByRole('link', { name, exact: true }), navbarSource).toHaveAttribute('href', String(href));
  await menu.getByRole('link', { name: 'Consulting' }).click();
  await expect(page).toHaveURL(/\/consulting$/);
  await expect(menu).toBeHidden();
});
