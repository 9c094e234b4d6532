import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, test } from 'node:test';
import type { CheerioAPI } from 'cheerio';
import { version } from '../../package.json';
import { markdownPath } from '../../src/lib/markdownPath';
import { releaseFeed } from '../../src/lib/releaseFeed';
import { projectDirectory } from '../lib/builds';
import { allRoutes, buildName, docsRoutes, pathOf, readBuilt, siteUrl, staticPage } from '../lib/site';

/** On these pages, the table of contents stops at h2, because each h2 contains many short entries. */
const shortContents = ['/docs/troubleshoot', '/docs/release-notes'];

/** These pages have no table of contents, because they're lists of links themselves. */
const withoutContents = ['/docs/', '/docs/troubleshoot'];

const hrefs = ($: CheerioAPI, selector: string) =>
  $(selector)
    .toArray()
    .map((link) => $(link).attr('href') ?? '');

describe('every document', () => {
  test('has a sidebar with all pages, breadcrumbs, and a contents list', () => {
    for (const route of docsRoutes) {
      const $ = staticPage(route);
      const inSidebar = hrefs($, `aside.theme-doc-sidebar-container a[href^="${pathOf('/docs')}"]`);
      const absent = docsRoutes.map(pathOf).filter((each) => !inSidebar.includes(each));
      assert.deepEqual(absent, [], 'not in sidebars.ts');
      assert.equal($('nav.theme-doc-breadcrumbs').length, 1, route);
      const headings = $('.theme-doc-markdown')
        .find(shortContents.includes(route) ? 'h2[id]' : 'h2[id], h3[id]')
        .toArray()
        .map((heading) => `#${$(heading).attr('id')}`);
      const contents = $('.table-of-contents').first().find('a').toArray();
      assert.deepEqual(
        contents.map((link) => $(link).attr('href')),
        withoutContents.includes(route) ? [] : headings,
        route,
      );
    }
  });

  test('links to its Markdown file, and only the release notes link to their feed', () => {
    for (const route of docsRoutes) {
      const $ = staticPage(route);
      for (const link of ['link[type="text/markdown"]', 'article a:contains("View as Markdown")'])
        assert.equal($(link).attr('href'), pathOf(markdownPath(route)));
      const start = `# ${$('h1').text()}\n\nSource: ${siteUrl}${pathOf(route)} `;
      assert.ok(readBuilt(markdownPath(route)).startsWith(start), start);
      const count = route === '/docs/release-notes' ? 1 : 0;
      const href = pathOf(`/${releaseFeed}`);
      assert.equal($(`link[rel="alternate"][type="application/atom+xml"][href="${href}"]`).length, count, route);
      assert.equal($(`main a[href="${href}"]`).length, count, route);
    }
  });

  test('has a link that reports a problem with its page and version, and a link that edits its file', () => {
    const [edit = ''] =
      /\/edit\/[^/]+\//.exec(readFileSync(path.join(projectDirectory, 'docusaurus.config.ts'), 'utf8')) ?? [];
    const repository = staticPage('/docs/')('a.theme-edit-this-page').attr('href')?.split(edit)[0];
    if (buildName === 'default') assert.equal(repository, 'https://git.example.org/team/site');
    if (buildName === 'plain') assert.equal(repository, undefined);
    for (const route of docsRoutes) {
      const $ = staticPage(route);
      const report = $('a:contains("Report a problem")');
      const { href, searchParams } = new URL(report.attr('href') ?? '');
      // Email needs carriage returns (RFC 6068).
      const facts = `Page: ${siteUrl}${pathOf(route)}\r\nVersion: ${version}\r\n`;
      assert.ok(searchParams.get('body')?.includes(facts), route);
      const file = $('a.theme-edit-this-page').attr('href')?.slice(`${repository}${edit}`.length);
      if (!repository) {
        assert.match(href, /^mailto:/);
        assert.equal(file, undefined);
      } else {
        assert.equal(report.text(), 'Report a problem with this page');
        assert.ok(href.startsWith(`${repository}/issues/new?`), href);
        assert.equal(searchParams.get('title'), `Problem with ${pathOf(route)}`);
        assert.ok(existsSync(path.join(projectDirectory, file ?? 'no link')), file);
      }
    }
  });

  test('includes its breadcrumbs as structured data', () => {
    for (const route of docsRoutes) {
      const $ = staticPage(route);
      const [data, ...others] = $('script[type="application/ld+json"]')
        .toArray()
        .map((script) => JSON.parse($(script).text()));
      assert.deepEqual(others, [], route);
      assert.equal(data['@type'], 'BreadcrumbList');
      assert.match(data.itemListElement.at(-1).name, /^\S/, route);
    }
  });

  test('has unique IDs', () => {
    for (const route of docsRoutes) {
      const $ = staticPage(route);
      const ids = $('[id]')
        .map((_, element) => $(element).attr('id'))
        .get();
      assert.equal(new Set(ids).size, ids.length, `${route}: ${ids.filter((id, index) => ids.indexOf(id) !== index)}`);
    }
  });

  test('has no line of code wider than 74 characters, or 69 in a list', () => {
    const wide: string[] = [];
    for (const route of docsRoutes.filter((each) => !each.startsWith('/docs/reference/'))) {
      const $ = staticPage(route);
      for (const code of $('pre code').not('.command-line *')) {
        const most = $(code).parents('li').length > 0 ? 69 : 74;
        const lines = $(code).text().split('\n');
        wide.push(...lines.filter((line) => [...line].length > most).map((line) => `${route}: ${line}`));
      }
    }
    assert.deepEqual(wide, []);
  });
});

test('the sitemap has the date that each document shows, if the build knows its history', () => {
  const dates = new Map(
    [...readBuilt('sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>(?:<lastmod>([^<]+)<\/lastmod>)?/g)].map(
      ([, address = '', date = '']) => [new URL(address).pathname, date],
    ),
  );
  for (const route of allRoutes) {
    const shown = staticPage(route)('.theme-last-updated time').attr('datetime') ?? '';
    assert.deepEqual([route, dates.get(pathOf(route))], [route, shown.slice(0, 10)]);
  }
  // A page made from contracts has no date, and neither has a document of a copy without history.
  assert.equal(dates.get(pathOf('/docs/troubleshoot/boot')), '');
  if (buildName === 'configured') assert.deepEqual([...new Set(dates.values())], ['']);
  else assert.match(dates.get(pathOf('/docs/quick-start')) ?? '', /^20\d\d-\d\d-\d\d$/);
});
