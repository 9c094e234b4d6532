import { expect, test, visit } from '../../lib/test';
import { testPageType } from './pageType';

const agentConfig = '/docs/reference/configuration/agent-config';

testPageType('/docs/reference/cli', { tag: ['@full'] });
testPageType(agentConfig, { tag: ['@full'] });

test('each table has a unique name, and each row has a header', async ({ page }) => {
  await visit(page, '/docs/reference/cli');
  expect(await page.getByRole('table', { name: 'Exit codes' }).first().getByRole('rowheader').count()).toBeGreaterThan(
    5,
  );
  const tables = page.getByRole('table');
  const names = await tables.evaluateAll((found) => found.map((table) => table.ariaLabel));
  expect(names).not.toContain(null);
  expect(new Set(names).size).toBe(names.length);
});

test('headings contain no links or buttons that would lengthen their names', async ({ page }) => {
  await visit(page, agentConfig);
  const headings = page.getByRole('article').getByRole('heading');
  expect(await headings.count()).toBeGreaterThan(100);
  await expect(headings.filter({ has: page.locator('a, button') })).toHaveCount(0);
});
