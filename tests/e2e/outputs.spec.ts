import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { version } from '../../package.json';
import { dataFile, publishedData, schemaOf, schemaPath } from '../../plugins/contracts/publishedData';
import { feeds } from '../../src/lib/feeds';
import { markdownPath } from '../../src/lib/markdownPath';
import { buildDirectory, projectDirectory } from '../lib/builds';
import { allRoutes, docsRoutes, readBuilt, staticPage } from '../lib/site';
import { expect, test } from '../lib/test';

const site = 'https://www.benchloom.example';

const readFile = (file: string) => readFileSync(path.join(buildDirectory('default'), file));

/** Returns the size of a PNG in pixels, such as `1200x630`. */
const pngSize = (png: Buffer) => `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;

test('every page has its own social card with the right size, description, and title', () => {
  const images = new Set<string>();
  for (const route of allRoutes) {
    const $ = staticPage('default', route);
    const property = (name: string) => $(`meta[property="${name}"]`).attr('content');
    const image = property('og:image') ?? '';
    expect(image).toContain(`${site}/img/cards/`);
    images.add(image);
    expect(`${property('og:image:width')}x${property('og:image:height')}`).toBe('1200x630');
    const png = readFile(image.slice(site.length));
    expect(pngSize(png)).toBe('1200x630');
    expect(png.length, image).toBeLessThan(60_000);
    const title = $('head > title').text().replace(' | Benchloom', '');
    expect(property('og:image:alt')).toBe(`Benchloom: ${title}`);
    expect($('meta[name="twitter:card"]').attr('content')).toBe('summary_large_image');
  }
  expect(images.size).toBe(allRoutes.length);
});

test('with a base URL, cards and icons have complete URLs', () => {
  const $ = staticPage('configured', '/docs/quick-start');
  expect($('meta[property="og:image"]').attr('content')).toBe(
    'https://preview.example.org/sub/img/cards/docs-quick-start.png',
  );
  expect($('link[rel="manifest"]').attr('href')).toBe('/sub/site.webmanifest');
});

test('structured data contains breadcrumbs for documents, and the company and software for the home page', () => {
  const dataOf = (route: string) => {
    const $ = staticPage('default', route);
    return $('script[type="application/ld+json"]')
      .toArray()
      .map((script) => JSON.parse($(script).text()) as { '@type'?: string; '@graph'?: Record<string, unknown>[] });
  };
  for (const route of docsRoutes) expect(dataOf(route).map((data) => data['@type'])).toEqual(['BreadcrumbList']);
  const [home] = dataOf('/');
  const graph = home?.['@graph'] ?? [];
  expect(graph.map((data) => data['@type'])).toEqual(['Organization', 'SoftwareApplication']);
  expect(graph[1]).toMatchObject({ name: 'Benchloom', softwareVersion: version });
  for (const invented of ['offers', 'price', 'aggregateRating', 'review']) {
    expect(JSON.stringify(graph)).not.toContain(invented);
  }
});

test('an email from the contact page starts with a list of what to include', () => {
  const mail = staticPage('default', '/contact')('section:has(> #support) a[href^="mailto:"]').attr('href') ?? '';
  const { searchParams } = new URL(mail);
  expect(searchParams.get('subject')).toBe('A problem with a job');
  expect(searchParams.get('body')?.split('\r\n')).toEqual(['Job: ', 'Diagnosis: ', 'Versions: ', 'Change: ']);
});

test('the icons and manifest exist, and a page loads only the favicon', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(asked.filter((file) => /manifest|icon|cards/.test(file) && file !== '/img/favicon.svg')).toEqual([]);
  const $ = staticPage('default', '/');
  for (const file of [
    $('link[rel="icon"]').attr('href'),
    $('link[rel="apple-touch-icon"]').attr('href'),
    $('link[rel="manifest"]').attr('href'),
    '/favicon.ico',
  ]) {
    expect((await page.request.get(String(file))).status(), file).toBe(200);
  }
  const { icons } = JSON.parse(readBuilt('default', 'site.webmanifest')) as { icons: { src: string; sizes: string }[] };
  expect(icons.map(({ src }) => pngSize(readFile(src)))).toEqual(icons.map(({ sizes }) => sizes));
  expect(icons).toHaveLength(2);
});

test("llms.txt lists every document's Markdown file, and llms-full.txt contains all of them", () => {
  const list = readBuilt('default', 'llms.txt');
  expect(list).toMatch(/^# Benchloom\n\n> \S.*\n\n/);
  const full = readBuilt('default', 'llms-full.txt');
  for (const route of docsRoutes) {
    expect(list).toContain(`](${site}${markdownPath(route)}): `);
    // A failed toContain would print the entire documentation.
    expect(full.includes(readBuilt('default', markdownPath(route))), route).toBe(true);
  }
  const links = [...list.matchAll(/\]\(([^)]+)\)/g)].map(([, address = '']) => address.replace(site, ''));
  for (const link of links) expect(existsSync(path.join(buildDirectory('default'), link)), link).toBe(true);
});

test('the Markdown of the CLI and of Troubleshoot contains the pages below them', () => {
  for (const index of ['/docs/reference/cli', '/docs/troubleshoot']) {
    const whole = readBuilt('default', markdownPath(index));
    const below = docsRoutes.filter((route) => route.startsWith(`${index}/`));
    expect(below.length).toBeGreaterThan(7);
    for (const route of below) expect(whole.includes(readBuilt('default', markdownPath(route))), route).toBe(true);
  }
});

test('the published data matches contracts/ and includes the schemas', () => {
  for (const data of publishedData) {
    const content = JSON.parse(readBuilt('default', `data/${data.file}`)) as { $schema: string };
    expect(content).toEqual(dataFile(data, projectDirectory));
    const file = schemaPath({ $id: content.$schema });
    expect(readBuilt('default', file)).toBe(
      readFileSync(path.join(projectDirectory, 'contracts', schemaOf(data)), 'utf8'),
    );
  }
});

test('only the release notes list and link to their feeds', () => {
  for (const route of docsRoutes) {
    const $ = staticPage('default', route);
    for (const { file, type } of feeds) {
      const isNotes = route === '/docs/release-notes';
      expect($(`link[rel="alternate"][type="${type}"][href="/${file}"]`).length, route).toBe(isNotes ? 1 : 0);
      expect($(`main a[href="/${file}"]`).length, route).toBe(isNotes ? 1 : 0);
      expect(readBuilt('default', file)).toContain(`${site}/docs/release-notes#v2-31-0`);
    }
  }
});
