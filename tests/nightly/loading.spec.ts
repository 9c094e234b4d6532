import { expectAccessible } from '../lib/accessibility';
import { chunkOf, interrupt } from '../lib/chunks';
import { expect, navbarLink, test, visit } from '../lib/test';

test('if a preload fails, the navigation warns once and loads the target page once', async ({ page }) => {
  const failing = await interrupt(page, `**/${chunkOf('default', '/plans')}`);
  failing.fail();
  await visit(page, '/solutions');
  const warnings: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  const reloaded = page.waitForRequest((request) => request.isNavigationRequest());
  const loaded = page.waitForEvent('load');
  await navbarLink(page, 'Plans').click();
  await reloaded;
  failing.recover();
  await loaded;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('One product, three ways to run it');
  await expect(page).toHaveURL(/\/plans$/);
  expect(warnings).toHaveLength(1);
  expect(warnings[0]).toMatch(/ChunkLoadError/);
  expect(loads).toBe(1);
});

test('axe finds no problems in the red box', async ({ page }) => {
  await page.route('**/main.*.js', (route) => route.abort());
  await page.goto('/plans');
  await expect(page.getByRole('alert')).toBeVisible();
  await expectAccessible(page);
});
