import { expect, test } from '../lib/test';

test('a code in the URL of the Troubleshoot index opens its entry, even if the index is open', async ({ page }) => {
  await page.goto('/plans');
  await page.goto('/docs/troubleshoot#SIGNATURE_INVALID');
  await expect(page).toHaveURL(/\/docs\/troubleshoot\/security-and-signing#SIGNATURE_INVALID$/);
  await expect(page.locator('#SIGNATURE_INVALID')).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL('/plans');
  await page.goto('/docs/troubleshoot');
  await page.evaluate(() => {
    window.location.hash = 'LOG_TRUNCATED';
  });
  await expect(page).toHaveURL(/\/docs\/troubleshoot\/logs-and-artifacts#LOG_TRUNCATED$/);
});
