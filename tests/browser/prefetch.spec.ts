import { chunkOf } from '../lib/chunks';
import { expect, navbarLink, test, visit } from '../lib/test';
import { variants } from '../lib/variants';

test('the browser fetches pages in the background when links to them are in view', async ({ page }) => {
  const fetched = page.waitForRequest((request) => request.url().endsWith(chunkOf('default', '/plans')));
  await visit(page, '/solutions');
  await fetched;
});

for (const connection of variants<object>([{ effectiveType: '2g' }], [{ effectiveType: '4g', saveData: true }])) {
  const option = String(Object.keys(connection).at(-1));
  test(`on a connection with ${option}, the browser fetches no page before a click`, async ({ page }) => {
    await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), connection);
    const early: string[] = [];
    page.on('request', (request) => early.push(request.url()));
    await visit(page, '/solutions');
    await navbarLink(page, 'Plans').hover();
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    expect(early.filter((url) => url.endsWith(chunkOf('default', '/plans')))).toEqual([]);
    await navbarLink(page, 'Plans').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('One product, three ways to run it');
  });
}
