import assert from 'node:assert/strict';
import path from 'node:path';
import { describe, test } from 'node:test';
import { hasPosts } from '../../plugins/settings/hasPosts';
import { projectDirectory } from '../lib/builds';
import { allRoutes, builtFiles, htmlFiles, pathOf, readBuilt, readGenerated, siteUrl, staticPage } from '../lib/site';

describe('the head of a page', () => {
  test('exists only for the specified pages and the not-found page, not for drafts', () => {
    const expected = [...allRoutes.map((route) => path.join('.', route, 'index.html')), '404.html'];
    assert.deepEqual([...htmlFiles].sort(), expected.sort());
    assert.equal(builtFiles.join().includes('blog/'), hasPosts(path.join(projectDirectory, 'blog')));
    assert.match(readBuilt('404.html'), /<meta [^>]*content=noindex name=robots/);
  });

  test('has a title, a description, a canonical URL, and a language, and the page has one h1 and names its drawings', () => {
    for (const route of allRoutes) {
      const $ = staticPage(route);
      assert.match($('head > title').text(), /^\S.* \| Benchloom$/, route);
      const { length } = $('meta[name="description"]').attr('content') ?? '';
      assert.ok(length >= 110 && length <= 160, `${route}: the description has ${length} characters`);
      assert.equal($('h1').length, 1, route);
      assert.equal($('link[rel="canonical"]').attr('href'), siteUrl + pathOf(route));
      assert.equal($('html').attr('lang'), 'en');
      const drawings = $('svg[role="img"]').toArray();
      const nameless = drawings.filter((drawing) => !$(drawing).attr('aria-label') && !$('title', drawing).text());
      assert.equal(nameless.length, 0, `${route} has drawings without a name`);
    }
  });

  test('has a unique title and description', () => {
    const pages = allRoutes.map(staticPage);
    for (const values of [
      pages.map(($) => $('head > title').text()),
      pages.map(($) => $('meta[name="description"]').attr('content')),
    ])
      assert.deepEqual(
        values.filter((value, index) => values.indexOf(value) !== index),
        [],
      );
  });
});

test('the site version and the documentation version match the specification', () => {
  assert.equal(readGenerated<{ siteVersion: string }>('site-metadata.json').siteVersion, '2.31.0');
  const data = readGenerated<Record<string, { default: { versions: object[] } }>>('globalData.json');
  const versions = data['docusaurus-plugin-content-docs']?.default.versions ?? [];
  const expected = { name: 'current', label: 'Next', isLast: true, path: pathOf('/docs'), mainDocId: 'index' };
  assert.deepEqual(
    versions.map((version) => ({ ...version, ...expected })),
    versions,
  );
  assert.equal(versions.length, 1);
});
