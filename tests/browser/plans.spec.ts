import { expect, test, visit } from '../lib/test';

test('on a phone, the names of the plans stay above their columns', async ({ page }) => {
  await visit(page, '/plans', 375);
  const row = page.getByRole('row', { name: /^Retention settings/ });
  await row.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  for (const [column, name] of ['Team', 'Lab', 'Self-hosted'].entries()) {
    const header = page.getByRole('columnheader', { name, exact: true });
    await expect(header).toBeInViewport();
    const left = (await row.getByRole('cell').nth(column).boundingBox())?.x;
    expect((await header.boundingBox())?.x).toBe(left);
  }
});
