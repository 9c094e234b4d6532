import type { Locator } from '@playwright/test';
import { expect, test, visit } from '../lib/test';

const configurations = [
  '/docs/reference/configuration/agent-config',
  '/docs/reference/configuration/dip-config',
  '/docs/reference/configuration/job-package-config',
  '/docs/reference/configuration/server-config',
] as const;

const agentConfig = configurations[0];

const boxOf = async (part: Locator) => (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };

test("a command's JSON fields are closed until a link leads to them", async ({ page }) => {
  await visit(page, '/docs/reference/cli/job');
  const fields = page.locator('#job-list-fields');
  await expect(fields).toBeHidden();
  await page.locator('summary').first().click();
  await page.getByRole('link', { name: 'fields of job list' }).first().click();
  await expect(fields).toBeInViewport();
});

test("a command's sample stays beside its flags and ends with them", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(page, '/docs/reference/cli/job');
  const sample = page.locator('.theme-code-block', { hasText: 'Install a build, test it, and wait' });
  const flag = page.locator('#job-submit--dry-run');
  await flag.scrollIntoViewIfNeeded();
  await expect(sample).toBeInViewport({ ratio: 1 });
  await page.getByRole('heading', { name: 'benchloom job list' }).evaluate((heading) => heading.scrollIntoView());
  await expect(sample).not.toBeInViewport();
});

test("a command's JSON fields are in a table with types and a link to the schema", async ({ page }) => {
  await page.goto('/docs/reference/cli/device#device-list-fields');
  const fields = page.locator('p', { has: page.locator('#device-list-fields') });
  await expect(fields.getByRole('link', { name: 'JSON Schema' })).toHaveAttribute(
    'href',
    '/schemas/output/device-list.schema.json',
  );
  const row = page.getByRole('row', { name: /^devices\[\]\.host/ }).first();
  await expect(row.getByRole('rowheader')).toHaveText('devices[].host');
  await expect(row.getByRole('cell')).toHaveText(['string', 'Agent hostname.']);
});

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

test('a key in the JSON links to its entry', async ({ page }) => {
  await visit(page, `${agentConfig}#keys-devices-power`);
  const json = page.locator('.theme-code-block', { hasText: 'snmp_pdu' }).last();
  await json.getByRole('link', { name: '"outlet"' }).click();
  await expect(page).toHaveURL(/#devices-power-outlet$/);
  await expect(page.getByRole('heading', { name: /devices\[\]\.power\.outlet/ })).toBeInViewport();
});

test('the contents list shows all groups and the keys of the active group', async ({ page }) => {
  await visit(page, `${agentConfig}#security`);
  const contents = page.locator('.table-of-contents').first();
  await expect(contents.getByRole('link', { name: 'Devices: power', exact: true })).toHaveCount(1);
  await expect(contents.getByRole('link', { name: 'security', exact: true })).toBeInViewport();
  await expect(contents.getByRole('link', { name: 'log_file', exact: true })).toBeHidden();
  await page.getByRole('heading', { name: /^log_file/ }).evaluate((heading) => heading.scrollIntoView());
  await expect(contents.getByRole('link', { name: 'log_file', exact: true })).toBeInViewport();
  await expect(contents.getByRole('link', { name: 'security', exact: true })).toBeHidden();
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
