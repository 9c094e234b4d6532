import { readdirSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../../src/lib/files';
import { buildDirectory } from '../lib/builds';
import { allRoutes, readBuilt, readGenerated, staticPage } from '../lib/site';
import { expect, test } from '../lib/test';

const htmlFiles = () => listFiles(buildDirectory('default')).filter((file) => file.endsWith('.html'));

test('nothing but the routes of the specification and the not-found page is a page', () => {
  const expected = [...allRoutes.map((route) => path.join('.', route, 'index.html')), '404.html'];
  expect(htmlFiles().toSorted()).toEqual(expected.toSorted());
});

test('the production build has no trace of the drafts', () => {
  const files = readdirSync(buildDirectory('default'), { recursive: true }) as string[];
  expect(files.filter((file) => /^blog(?:\/|$)|rss\.xml|atom\.xml/.test(file))).toEqual([]);
  expect(readBuilt('default', 'sitemap.xml')).not.toContain('/blog');
});

for (const route of allRoutes) {
  test(`${route} has a title, a description, one h1 and a canonical address`, () => {
    const $ = staticPage('default', route);
    expect($('head > title').text()).toMatch(/^\S.* \| Benchloom$/);
    const description = $('meta[name="description"]').attr('content') ?? '';
    expect(description.length, description).toBeGreaterThanOrEqual(110);
    expect(description.length, description).toBeLessThanOrEqual(160);
    expect($('h1').length).toBe(1);
    expect($('link[rel="canonical"]').attr('href')).toBe(`https://www.benchloom.example${route}`);
    expect($('html').attr('lang')).toBe('en');
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

test('the site version and the documentation version are those of the specification', () => {
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
