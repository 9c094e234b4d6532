import { load } from 'cheerio';
import { readBuilt } from '../lib/site';
import { expect, test } from '../lib/test';

test('robots.txt links to the sitemap, which has the date that each document shows', () => {
  const robots = readBuilt('default', 'robots.txt');
  expect(robots).toBe('User-agent: *\nAllow: /\n\nSitemap: https://www.benchloom.example/sitemap.xml\n');
  const sitemap = load(readBuilt('default', 'sitemap.xml'), { xml: true });
  const entries = sitemap('url')
    .toArray()
    .map((entry) => ({
      path: new URL(sitemap(entry).find('loc').text()).pathname,
      changed: sitemap(entry).find('lastmod').text(),
    }));
  const documents = entries.filter(({ path }) => path.startsWith('/docs/'));
  expect(documents.length).toBeGreaterThan(20);
  for (const { path, changed } of documents) {
    const shown = /theme-last-updated.*?<time dateTime="?(\d{4}-\d\d-\d\d)/is.exec(
      readBuilt('default', `${path}/index.html`),
    )?.[1];
    expect([path, changed]).toEqual([path, shown ?? '']);
  }
  // A page made from contracts has no date.
  const dateOf = (route: string) => entries.find(({ path }) => path === route)?.changed;
  expect(dateOf('/docs/quick-start')).toMatch(/^20\d\d-\d\d-\d\d$/);
  expect(dateOf('/docs/troubleshoot/boot')).toBe('');
  expect(entries.filter(({ path, changed }) => !path.startsWith('/docs/') && changed)).toEqual([]);
});
