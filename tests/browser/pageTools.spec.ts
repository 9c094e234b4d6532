import { readBuilt } from '../lib/site';
import { expect, test, visit } from '../lib/test';

const route = '/docs/how-to/write-test';
const markdown = readBuilt(`${route}.md`);

test.describe('copy page as Markdown', () => {
  test("copies the page's Markdown and announces it", async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await visit(page, route);
    await page.getByRole('link', { name: 'Copy page as Markdown' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('article').getByRole('status')).toHaveText('Copied.');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(markdown);
    await expect(page).toHaveURL(/write-test$/);
  });

  test('loads nothing before a visitor uses it, and is a plain link before the page hydrates', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.route('**/assets/js/**', (request) => request.abort());
    await page.goto(route);
    expect(asked).not.toContain(`${route}.md`);
    const file = page.waitForResponse(`**${route}.md`);
    await page.getByRole('link', { name: 'Copy page as Markdown' }).click();
    expect(await (await file).text()).toBe(markdown);
  });
});
