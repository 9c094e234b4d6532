import { expect, test, visit } from '../../lib/test';
import { testPageType } from './pageType';

testPageType('/plans', { tag: ['@full'] });
testPageType('/features', { tag: ['@full'] });
testPageType('/contact', { tag: ['@full'] });

test('printed pages show the URLs of external links', async ({ page }) => {
  await visit(page, '/signup', 718);
  await page.emulateMedia({ media: 'print' });
  const written = await page
    .locator('main a[href^="http"]')
    .evaluateAll((links) =>
      links.map((link) => getComputedStyle(link, '::after').content.includes(String(link.getAttribute('href')))),
    );
  expect(written.length).toBeGreaterThan(0);
  expect(written).not.toContain(false);
});
