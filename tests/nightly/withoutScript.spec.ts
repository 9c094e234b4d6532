import { expect, test } from '../lib/test';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 375, height: 900 } });

  test('the table shows every plan', async ({ page }) => {
    await page.goto('/plans');
    const cells = page.getByRole('row', { name: /^Best for/ }).getByRole('cell');
    await expect(cells.filter({ visible: true })).toHaveCount(3);
  });
});
