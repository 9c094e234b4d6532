import { readdirSync } from 'node:fs';
import path from 'node:path';
import { load } from 'cheerio';
import { listFiles } from '../../plugins/lib/files';
import { buildDirectory, strangeTitle } from '../lib/builds';
import { allRoutes, readBuilt, sitemapRoutes, staticPage } from '../lib/site';
import { expect, test } from '../lib/test';

const baseUrl = '/sub/';
const outside = /^(?:[a-z]+:|\/\/|#)/i;

test.describe('with every setting set', () => {
  test('the sitemap lists the routes under the base URL', () => {
    const routes = sitemapRoutes('configured', baseUrl).filter((route) => !route.startsWith('/docs/features'));
    expect(routes.toSorted()).toEqual([...allRoutes, '/docs/strange'].toSorted());
  });

  test('every link, script, style, and image uses the base URL', () => {
    const files = listFiles(buildDirectory('configured')).filter((file) => file.endsWith('.html'));
    for (const file of files) {
      const $ = load(readBuilt('configured', file));
      const addresses = $('[href], [src]')
        .toArray()
        .map((element) => $(element).attr('href') ?? $(element).attr('src') ?? '');
      expect(
        addresses.filter((address) => !outside.test(address) && !address.startsWith(baseUrl)),
        file,
      ).toEqual([]);
    }
    // The stylesheets contain font URLs.
    const styles = readdirSync(path.join(buildDirectory('configured'), 'assets/css')).map(
      (file) => `assets/css/${file}`,
    );
    for (const file of [...files, ...styles]) {
      const addresses = [...readBuilt('configured', file).matchAll(/url\(["']?([^"')]+)/g)].map(
        ([, address]) => address ?? '',
      );
      expect(
        addresses.filter((address) => address.startsWith('/') && !address.startsWith(baseUrl)),
        file,
      ).toEqual([]);
    }
  });

  test('canonical URLs contain the site URL and the base URL', () => {
    expect(staticPage('configured', '/plans')('link[rel="canonical"]').attr('href')).toBe(
      'https://preview.example.org/sub/plans',
    );
    expect(staticPage('configured', '/docs/')('link[rel="canonical"]').attr('href')).toBe(
      'https://preview.example.org/sub/docs/',
    );
  });

  test('calls to action link to the configured application', () => {
    const $ = staticPage('configured', '/signup');
    const links = $('a[href^="https://app.example.org/"]').toArray();
    expect(links.map((link) => $(link).attr('href'))).toEqual(
      expect.arrayContaining(['https://app.example.org/signup', 'https://app.example.org/login']),
    );
  });

  test('the navbar marks the current item', () => {
    expect(staticPage('configured', '/features')('nav[aria-label="Main"] [aria-current]').text()).toBe('Features');
  });
});

test('without a tracking ID, no page mentions analytics', () => {
  for (const route of allRoutes)
    expect(readBuilt('default', path.join(route, 'index.html'))).not.toMatch(/gtag|googletagmanager/);
});

test("a heading about keys doesn't make a document a key reference", () => {
  expect(staticPage('configured', '/docs/strange')('#keys-and-certificates').text()).toContain('Keys and certificates');
  expect(staticPage('configured', '/docs/strange')('[data-columns]').length).toBe(0);
  expect(staticPage('configured', '/docs/reference/configuration/dip-config')('[data-columns]').length).toBe(1);
});

test("an unchecked document doesn't stop the build, and neither does a title with a script", () => {
  const $ = staticPage('configured', '/docs/strange');
  expect($('h1').text()).toBe('A page in a hurry');
  expect($('article').text()).toContain('No link, no description.');
  const data = staticPage('configured', '/docs/integrations/slack')('script[type="application/ld+json"]').text();
  expect(JSON.parse(data).itemListElement.at(-1).name).toBe(strangeTitle);
});
