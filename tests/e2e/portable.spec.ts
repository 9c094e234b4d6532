import { type CheerioAPI, load } from 'cheerio';
import { tagOf } from '../lib/builds';
import { allRoutes, sitemapRoutes, staticPage } from '../lib/site';
import { expect, test, visit } from '../lib/test';

function content(page: CheerioAPI) {
  const $ = load(page.html());
  $('script, style').remove();
  return {
    title: $('head > title').text(),
    description: $('meta[name="description"]').attr('content'),
    anchors: $('body [id]')
      .toArray()
      .map((element) => $(element).attr('id')),
    links: $('body a[href]')
      .toArray()
      .map((link) => $(link).attr('href')),
    text: $('body').text().replace(/\s+/g, ''),
  };
}

test('the portable build has the same sitemap as the default build', tagOf('portable'), () => {
  expect(sitemapRoutes('portable')).toEqual(sitemapRoutes('default'));
});

for (const route of allRoutes) {
  test(`the portable build of ${route} has the same title, anchors, links, and text`, tagOf('portable'), () => {
    expect(content(staticPage('portable', route))).toEqual(content(staticPage('default', route)));
  });
}

test.describe('in the portable build', tagOf('portable'), () => {
  test.use({ build: 'portable' });

  test('a visitor goes from the home page to a document and opens the menu', async ({ page, complaints }) => {
    await visit(page, '/');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Documentation' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Documentation');
    await page.getByRole('complementary').getByRole('link', { name: 'Quick start' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quick start');
    await page.setViewportSize({ width: 375, height: 800 });
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    await expect(page.locator('.navbar-sidebar')).toBeVisible();
    expect(complaints).toEqual([]);
  });

  test('a visitor runs a sample', async ({ page, complaints }) => {
    test.setTimeout(120_000);
    await visit(page, '/docs/how-to/write-test');
    await page.getByRole('button', { name: 'Run smoke/main.py', exact: true }).first().click();
    await expect(page.getByText('passed, exit code 0')).toBeVisible({ timeout: 60_000 });
    expect(complaints).toEqual([]);
  });
});
