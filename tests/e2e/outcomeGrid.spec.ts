import { expect, test } from '../lib/test';

test('the grid has one cell for each pair, and marks the combinations that never occur', async ({ page }) => {
  await page.goto('/about-us');
  const grid = page.getByRole('table', { name: 'Possible outcomes in each state' });
  const queued = grid.getByRole('row', { name: /^queued/ });
  await expect(queued.getByRole('cell')).toHaveText(['never', 'never', 'never', /^CANCELED/, 'QUEUE_TIMEOUT']);
  const running = grid.getByRole('row', { name: /^running/ });
  await expect(running.getByRole('link', { name: 'TEST_FAILED' })).toBeVisible();
  const collecting = grid.getByRole('row', { name: /^collecting/ });
  await expect(collecting.getByRole('cell').nth(3)).toHaveText('never');
  const empty = await grid.getByRole('cell', { name: 'never' }).count();
  await expect(page.getByText(`${empty} of the 45 pairs can’t occur.`)).toBeVisible();
});

test('on a phone, each state lists its possible outcomes', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 900 });
  await page.goto('/about-us');
  const queued = page.getByRole('row', { name: /^queued/ });
  const labels = await queued
    .getByRole('cell')
    .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell, '::before').content));
  expect(labels).toEqual(['none', 'none', 'none', '"canceled"', '"expired"']);
});
