import { movedPages } from '../lib/builds';
import { readBuilt, sitemapRoutes } from '../lib/site';
import { expect, test } from '../lib/test';

test('a code on the index of Troubleshoot leads to its entry, even if the index is already open', async ({ page }) => {
  await page.goto('/docs/troubleshoot#FLASH_NO_PROBE');
  await expect(page).toHaveURL(/\/docs\/troubleshoot\/flashing-and-usb#FLASH_NO_PROBE$/);
  await expect(page.locator('#FLASH_NO_PROBE')).toBeInViewport();
  await page.goto('/docs/troubleshoot');
  await page.evaluate(() => {
    window.location.hash = 'BOOT_SILENT';
  });
  await expect(page).toHaveURL(/\/docs\/troubleshoot\/boot#BOOT_SILENT$/);
});

test.describe('a page that has moved', () => {
  test.use({ build: 'configured' });

  test('redirects and keeps its query and fragment', async ({ page }) => {
    await page.goto('/sub/docs/hurry?from=mail#keys-and-certificates');
    await expect(page).toHaveURL(/\/sub\/docs\/strange\?from=mail#keys-and-certificates$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('A page in a hurry');
  });

  test('has a policy, and search engines see only the new URL', () => {
    const [from = ''] = Object.keys(movedPages);
    expect(sitemapRoutes('configured', '/sub/')).not.toContain(from);
    const html = readBuilt('configured', 'docs/hurry/index.html');
    expect(html).toContain('<meta http-equiv="Content-Security-Policy" content="default-src ');
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).toContain('<link rel="canonical" href="https://preview.example.org/sub/docs/strange">');
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('redirects', async ({ page }) => {
      await page.goto('/sub/docs/hurry');
      await expect(page).toHaveURL(/\/sub\/docs\/strange$/);
    });
  });
});
