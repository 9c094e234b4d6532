import { expect, test } from '../lib/test';

test('under another path, the home page reports a wrong base URL', async ({ page, baseURL }) => {
  await page.route('**/wrong/**', async (route) => {
    const response = await route.fetch({ url: `${baseURL}/` });
    await route.fulfill({ response });
  });
  await page.route('**/assets/**', (route) => route.abort());
  await page.goto('/wrong/');
  await expect(page.locator('#__docusaurus-base-url-issue-banner-container')).toContainText('baseUrl');
});
