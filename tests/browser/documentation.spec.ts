import { docsRoutes } from '../lib/site';
import { expect, test, visit } from '../lib/test';

test('a bar below the navbar opens the contents list, which marks the current section', async ({ page }) => {
  const contents = page.getByRole('navigation', { name: 'On this page' });
  const bar = contents.getByRole('button', { name: 'On this page' });
  for (const width of [1440, 375]) {
    await visit(page, '/docs/reference/agentctl#device-list', width);
    await expect(bar).toBeInViewport({ ratio: 1 });
  }
  const [place, heading] = [await bar.boundingBox(), await page.locator('#device-list').boundingBox()];
  expect(Number(heading?.y)).toBeGreaterThanOrEqual(Number(place?.y) + 44);
  for (const isOpen of ['true', 'false', 'true']) {
    await bar.click();
    await expect(bar).toHaveAttribute('aria-expanded', isOpen);
  }
  const current = contents.getByRole('link', { name: 'agentctl device list' });
  await expect(current).toBeInViewport({ ratio: 1 });
  await expect(current).toHaveClass(/table-of-contents__link--active/);
  const service = contents.getByRole('link', { name: 'Service', exact: true });
  await service.click();
  await expect(bar).toHaveAttribute('aria-expanded', 'false');
  await expect(page.locator('#service')).toBeInViewport();
  // Clicking it again doesn't change the URL.
  await bar.click();
  await service.click();
  await expect(bar).toHaveAttribute('aria-expanded', 'false');
  await bar.click();
  await service.focus();
  await page.keyboard.press('Escape');
  await expect(bar).toHaveAttribute('aria-expanded', 'false');
  await expect(bar).toBeFocused();
  await bar.press('Enter');
  await page.keyboard.press('Shift+Tab');
  await expect(bar).toHaveAttribute('aria-expanded', 'false');
});

test("the sidebar shows the current group's pages, and groups stay as open or closed as the reader left them", async ({
  page,
}) => {
  await visit(page, '/docs/how-to/write-test');
  const sidebar = page.getByRole('complementary');
  const group = sidebar.getByRole('button', { name: 'Send results' });
  const inGroup = sidebar.getByRole('link', { name: 'Write a performance test' });
  const inOther = sidebar.getByRole('link', { name: 'Upload artifacts' });
  await expect(inGroup).toBeVisible();
  await expect(inOther).toBeHidden();
  await group.click();
  await sidebar.getByRole('link', { name: 'Quick start' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quick start');
  await expect(inGroup).toBeHidden();
  await expect(inOther).toBeVisible();
  await group.press('ArrowLeft');
  await expect(inOther).toBeHidden();
  await expect(group).toHaveAttribute('aria-expanded', 'false');
  await sidebar.getByRole('button', { name: 'Test and measure' }).dblclick();
  await page.getByRole('main').locator('[href="/docs/how-to/write-test"]').first().dispatchEvent('click');
  await expect(inGroup, 'a group closed on another page').toBeVisible();
});

test('on a phone, the menu lists all documentation pages in the same groups as the sidebar', async ({ page }) => {
  await visit(page, '/docs/quick-start', 375);
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
  const menu = page.locator('.navbar-sidebar');
  const closed = menu.getByRole('button', { expanded: false });
  while ((await closed.count()) > 0) await closed.first().click();
  const shown = menu.locator('a[href]').filter({ visible: true });
  const addresses = await shown.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(addresses).toEqual(expect.arrayContaining([...docsRoutes]));
  await menu.getByRole('link', { name: 'Troubleshoot' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Troubleshoot');
});
