import type { Page } from '@playwright/test';
import { readContract } from '../../src/docs/reference/contracts';
import { accessibilityFindings } from '../lib/accessibility';
import { projectDirectory } from '../lib/builds';
import { overflow } from '../lib/layout';
import { staticPage } from '../lib/site';
import { fullIf } from '../lib/tags';
import { expect, hydrated, test } from '../lib/test';

const { limits } = readContract<{ limits: { id: string; value: number; unit: string }[] }>(
  projectDirectory,
  'limits.json',
);
const limitText = (id: string) => {
  const limit = limits.find((one) => one.id === id);
  return `${limit?.value}\u00a0${limit?.unit}`;
};
const agentTable = (page: Page) => page.getByRole('table', { name: 'Electrical characteristics of Self-hosted agent' });

test('each part has six to eight numbers, each with a link', () => {
  const $ = staticPage('default', '/features');
  const tables = $('main table').toArray();
  expect(tables.length).toBe(6);
  for (const table of tables) {
    const rows = $(table).find('tbody tr');
    expect(rows.length).toBeGreaterThanOrEqual(6);
    expect(rows.length).toBeLessThanOrEqual(8);
    expect(rows.find('td a[href]').length).toBe(rows.length);
  }
});

test('the values are those of the contracts', async ({ page }) => {
  await page.goto('/features');
  const row = (name: string) =>
    agentTable(page)
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name, exact: true }) });
  await expect(row('Heartbeat').getByRole('link')).toHaveText(limitText('heartbeat'));
  await expect(row('Lease').getByRole('link')).toHaveText(limitText('lease'));
});

test('a value leads to the key that sets it', async ({ page }) => {
  await page.goto('/features');
  await page.getByRole('link', { name: `${limitText('flash-write')}, flash.timeout_s` }).click();
  await expect(page).toHaveURL(/\/docs\/reference\/configuration\/agent-config#devices-flash-timeout_s$/);
  await expect(page.locator('#devices-flash-timeout_s')).toBeInViewport();
});

test('the phases of a part stay in view while its row does', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/features');
  await agentTable(page).scrollIntoViewIfNeeded();
  await agentTable(page).evaluate((table) => table.scrollIntoView({ block: 'end' }));
  const section = page.locator('section').filter({ has: agentTable(page) });
  await expect(section.getByText('Works in these phases of a job')).toBeInViewport();
});

test('the phases keep their shapes on paper', async ({ page }) => {
  await page.goto('/features');
  await hydrated(page);
  await page.emulateMedia({ media: 'print' });
  const shapes = await page
    .locator('[data-drawing]')
    .first()
    .evaluate((strip) => [...strip.children].map((phase) => getComputedStyle(phase).backgroundColor));
  expect(shapes.length).toBe(6);
  expect(shapes).not.toContain('rgba(0, 0, 0, 0)');
});

for (const width of [375, 601, 996, 1440]) {
  test(`the tables and strips fit and are accessible at ${width} px`, fullIf(width !== 375), async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/features');
    await hydrated(page);
    await expect(agentTable(page).getByRole('columnheader', { name: 'Allowed' })).toHaveCount(1);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    expect(await agentTable(page).evaluate((table) => table.scrollWidth - table.clientWidth)).toBeLessThanOrEqual(0);
    expect(await accessibilityFindings(page, 'main')).toEqual([]);
  });
}
