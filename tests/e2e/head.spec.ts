import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { listFiles } from '../../plugins/lib/files';
import { buildDirectory } from '../lib/builds';
import { allRoutes, readBuilt, readGenerated, staticPage } from '../lib/site';
import { expect, navbarLink, test, visit } from '../lib/test';

const htmlFiles = () => listFiles(buildDirectory('default')).filter((file) => file.endsWith('.html'));

test('the build has only the specified pages and the not-found page', () => {
  const expected = [...allRoutes.map((route) => path.join('.', route, 'index.html')), '404.html'];
  expect(htmlFiles().toSorted()).toEqual(expected.toSorted());
});

test('the production build contains no drafts', () => {
  const files = readdirSync(buildDirectory('default'), { recursive: true }) as string[];
  expect(files.filter((file) => /^blog(?:\/|$)|rss\.xml|atom\.xml/.test(file))).toEqual([]);
  expect(readBuilt('default', 'sitemap.xml')).not.toContain('/blog');
});

for (const route of allRoutes) {
  test(`${route} has a title, a description, one h1, a canonical URL, and names for its drawings`, () => {
    const $ = staticPage('default', route);
    expect($('head > title').text()).toMatch(/^\S.* \| Benchloom$/);
    const description = $('meta[name="description"]').attr('content') ?? '';
    expect(description.length, description).toBeGreaterThanOrEqual(110);
    expect(description.length, description).toBeLessThanOrEqual(160);
    expect($('h1').length).toBe(1);
    expect($('link[rel="canonical"]').attr('href')).toBe(`https://www.benchloom.example${route}`);
    expect($('html').attr('lang')).toBe('en');
    const drawings = $('svg[role="img"]').toArray();
    expect(drawings.filter((drawing) => !$(drawing).attr('aria-label') && !$('title', drawing).text())).toEqual([]);
  });
}

test('titles and descriptions are unique', () => {
  const pages = allRoutes.map((route) => staticPage('default', route));
  for (const values of [
    pages.map(($) => $('head > title').text()),
    pages.map(($) => $('meta[name="description"]').attr('content')),
  ]) {
    expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
  }
});

test('the site version and the documentation version match the specification', () => {
  const { siteVersion } = readGenerated<{ siteVersion: string }>('default', 'site-metadata.json');
  expect(siteVersion).toBe('2.31.0');
  const data = readGenerated<{ 'docusaurus-plugin-content-docs': { default: { versions: object[] } } }>(
    'default',
    'globalData.json',
  );
  const { versions } = data['docusaurus-plugin-content-docs'].default;
  expect(versions).toHaveLength(1);
  expect(versions[0]).toMatchObject({
    name: 'current',
    label: 'Next',
    isLast: true,
    path: '/docs',
    mainDocId: 'index',
  });
});

/**
 * Returns the sorted head elements that the page's components render, and the attributes of html and body. Omits
 * `data-rh` on html, because the order of its values depends on the pages visited before.
 */
const headOf = (page: Page) =>
  page.evaluate(() => {
    const attributes = ({ attributes }: Element) => [...attributes].map(({ name, value }) => `${name}="${value}"`);
    return {
      title: document.title,
      tags: [...document.head.querySelectorAll('[data-rh]:not(title)')]
        .map((tag) => `${tag.tagName} ${attributes(tag).sort().join(' ')} ${tag.textContent}`)
        .sort(),
      html: attributes(document.documentElement)
        .filter((attribute) => !/^data-rh=/.test(attribute))
        .sort(),
      body: attributes(document.body).sort(),
    };
  });

const steps: [link: string, route: string][] = [
  ['Plans', '/plans'],
  ['Documentation', '/docs/'],
  ['About Us', '/about-us'],
  ['Solutions', '/solutions'],
];

test('a page opened by a link gets the same head as one opened by its URL', async ({ page }) => {
  await visit(page, '/');
  for (const [link, route] of steps) {
    await navbarLink(page, link).click();
    await expect(page).toHaveURL(route);
    const direct = await page.context().newPage();
    await visit(direct, route);
    const expected = await headOf(direct);
    await direct.close();
    await expect.poll(() => headOf(page), route).toEqual(expected);
  }
});
