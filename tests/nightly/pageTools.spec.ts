import { expect, test, visit } from '../lib/test';

const route = '/docs/how-to/write-test';

for (const [cause, breakIt] of [
  ['the browser refuses', 'clipboard'],
  ['the host answers with a page', 'file'],
] as const) {
  test(`offers the Markdown file when ${cause}`, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-write']);
    if (breakIt === 'file')
      await page.route(`**${route}.md`, (request) => request.fulfill({ contentType: 'text/html', body: '<p>' }));
    await visit(page, route);
    if (breakIt === 'clipboard') {
      await page.evaluate(() => {
        navigator.clipboard.write = () => Promise.reject(new Error('refused'));
      });
    }
    await page.getByRole('link', { name: 'Copy page as Markdown' }).click();
    const status = page.getByRole('article').getByRole('status');
    await expect(status).toContainText('Couldn’t copy the page.');
    await expect(status.getByRole('link', { name: 'Open the Markdown file' })).toHaveAttribute('href', `${route}.md`);
  });
}
