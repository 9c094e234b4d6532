import type { Locator } from '@playwright/test';
import { expect, test, visit } from '../lib/test';

const agentConfig = '/docs/reference/configuration/agent-config';

const boxOf = async (part: Locator) => (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };

test("a group's JSON is next to its entries", async ({ page }) => {
  await visit(page, `${agentConfig}#devices-power`);
  const entry = page.getByRole('heading', { name: /devices\[\]\.power\.off_s/ });
  await entry.evaluate((heading) => heading.scrollIntoView({ block: 'start' }));
  const sample = page.locator('.theme-code-block', { hasText: '"off_s": 4' }).last();
  await expect(sample).toBeInViewport({ ratio: 1 });
  const [heading, json] = [await boxOf(entry), await boxOf(sample)];
  expect(json.x).toBeGreaterThan(heading.x + heading.width);
});

test('no JSON appears between the navbar and the contents list', async ({ page }) => {
  await visit(page, `${agentConfig}#devices-power`);
  const navbar = await boxOf(page.getByRole('navigation', { name: 'Main' }));
  expect((await boxOf(page.getByRole('navigation', { name: 'On this page' }))).y).toBe(navbar.y + navbar.height);
});

test('the full sample scrolls, and is complete in print', async ({ page }) => {
  await visit(page, agentConfig);
  const sample = page.locator('pre', { hasText: 'nrf52840dk' }).first();
  const height = async () => (await boxOf(sample)).height;
  expect(await height()).toBeLessThan(600);
  await page.emulateMedia({ media: 'print' });
  expect(await height()).toBeGreaterThan(1200);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the whole contents list and every group are visible', async ({ page }) => {
    await page.goto(agentConfig);
    await expect(page.locator('.table-of-contents').getByRole('link', { name: 'log_file' })).toBeVisible();
    await expect(page.getByText('"off_s": 4').last()).toBeVisible();
  });
});

test('a command wraps between its arguments and fits a phone', async ({ page }) => {
  await visit(page, '/docs/troubleshoot/console#CONSOLE_SILENT', 375);
  const flag = page.locator('#CONSOLE_SILENT ~ ol pre span', { hasText: /^--device rpi4-07$/ }).first();
  expect(await flag.evaluate((span) => span.getClientRects().length)).toBe(1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
});
