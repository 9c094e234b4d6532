import { expect, test } from '../lib/test';

test('a code in the URL of the Troubleshoot index opens its entry, even if the index is open', async ({ page }) => {
  await page.goto('/docs/troubleshoot#FLASH_NO_PROBE');
  await expect(page).toHaveURL(/\/docs\/troubleshoot\/flashing-and-usb#FLASH_NO_PROBE$/);
  await expect(page.locator('#FLASH_NO_PROBE')).toBeInViewport();
  await page.goto('/docs/troubleshoot');
  await page.evaluate(() => {
    window.location.hash = 'BOOT_SILENT';
  });
  await expect(page).toHaveURL(/\/docs\/troubleshoot\/boot#BOOT_SILENT$/);
});
