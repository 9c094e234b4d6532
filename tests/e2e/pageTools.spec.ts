import { existsSync } from 'node:fs';
import path from 'node:path';
import { version } from '../../package.json';
import { markdownPath } from '../../src/lib/markdownPath';
import { projectDirectory } from '../lib/builds';
import { docsRoutes, readBuilt, staticPage } from '../lib/site';
import { expect, test, visit } from '../lib/test';

const route = '/docs/how-to/write-test';
const markdown = readBuilt('default', `${route}.md`);

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

  for (const [cause, breakIt] of [
    ['the browser refuses', 'clipboard'],
    ['the host answers with a page', 'file'],
  ] as const) {
    test(`offers the Markdown file when ${cause}`, { tag: '@full' }, async ({ page, context }) => {
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

test.describe('report a problem', () => {
  test('every document has the link in its static HTML, with its page and version', () => {
    for (const path of docsRoutes) {
      const $ = staticPage('default', path);
      const body = new URL($('a:contains("Report a problem")').attr('href') ?? '').searchParams.get('body');
      // Email needs carriage returns (RFC 6068).
      expect(body).toContain(`Page: https://www.benchloom.example${path}\r\nVersion: ${version}\r\n`);
    }
  });

  test('opens an issue if a repository is configured', () => {
    const $ = staticPage('configured', route);
    const issue = new URL($('a:contains("Report a problem")').attr('href') ?? '');
    expect($('a:contains("Report a problem")').text()).toBe('Report a problem with this page');
    expect(issue.origin + issue.pathname).toBe('https://git.example.org/team/site/issues/new');
    expect(issue.searchParams.get('title')).toBe(`Problem with /sub${route}`);
    expect(issue.searchParams.get('body')).toContain(
      `https://preview.example.org/sub${route}\r\nVersion: ${version}\r\n`,
    );
  });
});

test('the edit link of every document points to an existing file, if a repository is configured', () => {
  const start = 'https://git.example.org/team/site/edit/main/';
  for (const page of docsRoutes) {
    const link = staticPage('configured', page)('main').find('a:contains("Edit this page")').attr('href') ?? '';
    expect(link.startsWith(start), page).toBe(true);
    expect(existsSync(path.join(projectDirectory, link.slice(start.length))), link).toBe(true);
  }
  expect(staticPage('default', route)('a.theme-edit-this-page').length).toBe(0);
});

test("a document without Git history doesn't show when it last changed", () => {
  expect(staticPage('configured', route)('main time').length).toBe(0);
});

test('the head of every document links to its Markdown file', () => {
  for (const page of docsRoutes) {
    const $ = staticPage('default', page);
    expect($('link[type="text/markdown"]').attr('href')).toBe(markdownPath(page));
    const text = readBuilt('default', markdownPath(page));
    expect(text.startsWith(`# ${$('h1').text()}\n\nSource: https://www.benchloom.example${page} `)).toBe(true);
  }
});
