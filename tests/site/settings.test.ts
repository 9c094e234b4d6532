import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { readSettings } from '../../plugins/settings';
import characters from '../../tools/fonts/characters.json';
import { type BuildName, builds } from '../lib/builds';
import {
  allRoutes,
  appUrl,
  baseUrl,
  buildName,
  builtFiles,
  htmlFiles,
  readBuilt,
  siteUrl,
  staticPage,
  trackingId,
} from '../lib/site';

const isOurs = buildName in builds;

// A build of another place, such as the one to deploy, shows its settings only in its pages.
if (isOurs)
  describe('the build', () => {
    test('uses its settings', () => {
      const settings = readSettings(builds[buildName as BuildName].environment);
      assert.deepEqual([siteUrl, baseUrl], [settings.siteUrl, settings.baseUrl]);
      assert.deepEqual([appUrl, trackingId], [settings.appUrl, settings.gtagTrackingId]);
    });
  });

describe('every page', () => {
  test('uses the base URL in each link, script, style, and image', () => {
    const outside = /^(?:[a-z]+:|\/\/|#)/i;
    for (const route of allRoutes) {
      const $ = staticPage(route);
      const addresses = $('[href], [src]')
        .toArray()
        .map((element) => $(element).attr('href') ?? $(element).attr('src') ?? '');
      const wrong = addresses.filter((address) => !outside.test(address) && !address.startsWith(baseUrl));
      assert.deepEqual(wrong, [], route);
    }
    // The stylesheets contain font URLs.
    for (const file of [...htmlFiles, ...builtFiles.filter((name) => name.endsWith('.css'))]) {
      const addresses = [...readBuilt(file).matchAll(/url\(["']?([^"')]+)/g)].map(([, address = '']) => address);
      const wrong = addresses.filter((address) => address.startsWith('/') && !address.startsWith(baseUrl));
      assert.deepEqual(wrong, [], file);
    }
  });

  test('links to the application', () => {
    for (const route of allRoutes) {
      const $ = staticPage(route);
      const links = $(`a[href^="${appUrl}"]`).map((_, link) => $(link).attr('href'));
      assert.deepEqual([...new Set(links)].sort(), [`${appUrl}/login`, `${appUrl}/signup`], route);
    }
  });

  test("loads the tag of the tracking ID, doesn't mention analytics without one, and never preconnects", () => {
    for (const route of allRoutes) {
      const html = readBuilt(`${route}/index.html`);
      if (trackingId) assert.ok(html.includes(`https://www.googletagmanager.com/gtag/js?id=${trackingId}`), route);
      else assert.doesNotMatch(html, /gtag|googletagmanager/, route);
      assert.doesNotMatch(html, /<link [^>]*(?:preconnect|dns-prefetch)/, route);
    }
  });

  test("uses only characters that its fonts contain, except for known fallbacks, and doesn't preload fonts", () => {
    /** These characters use system fonts on purpose, because they're rare. */
    const rare = new Set('→←↑↓≤≥─│├└┌┐┘Ω✓›−');
    const missing = (text: string, drawn: string, route: string) =>
      [...new Set(text.replace(/[\s\u200b]/g, ''))]
        .filter((each) => !drawn.includes(each) && !rare.has(each))
        .map((each) => `${route}: add ${each} to tools/fonts/characters.json, and run npm run fonts`);
    for (const route of allRoutes) {
      assert.equal(staticPage(route)('link[as="font"]').length, 0, route);
      const body = staticPage(route)('body').clone().find('script, style').remove().end();
      assert.deepEqual(missing(body.text(), characters.text, route), []);
      body.find('code, .heading-link').remove();
      assert.deepEqual(missing(body.find('h1, h2, h3, h4, h5, h6').text(), characters.headings, route), []);
    }
  });
});

if (buildName === 'configured')
  test('the redirect of a moved page works, has a policy, and is ignored by search engines', () => {
    const html = readBuilt('docs/moved/index.html');
    assert.ok(html.includes('<meta http-equiv="Content-Security-Policy" content="default-src '));
    assert.ok(html.includes('<meta name="robots" content="noindex">'));
    assert.ok(html.includes('<link rel="canonical" href="https://preview.example.org/sub/docs/quick-start">'));
    assert.doesNotMatch(readBuilt('sitemap.xml'), /\/moved|unlisted|draft/);
  });
