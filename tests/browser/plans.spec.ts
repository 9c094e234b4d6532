import { expect, test, visit } from '../lib/test';

test('on a phone, each cell has the name of its plan next to it', async ({ page }) => {
  await visit(page, '/plans', 375);
  const cells = page.getByRole('row', { name: /^Retention/ }).getByRole('cell');
  for (const [column, name] of ['Team', 'Lab', 'Self-hosted'].entries()) {
    const label = await cells.nth(column).evaluate((cell) => getComputedStyle(cell, '::before').content);
    expect(label).toBe(`"${name}" / ""`);
  }
});
