import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { version } from '../../package.json';
import { dataFile, publishedData, schemaOf, schemaPath } from '../../plugins/contracts/publishedData';
import { contractText } from '../../plugins/contracts/readContract';
import { listFiles } from '../../plugins/lib/files';
import { markdownPath } from '../../src/lib/markdownPath';
import { plans } from '../../src/marketing/content/plans';
import fonts from '../../src/styles/fonts/fonts.json';
import { projectDirectory } from '../lib/builds';
import { allRoutes, baseUrl, builtFile, docsRoutes, pathOf, readBuilt, siteUrl, staticPage } from '../lib/site';

const site = siteUrl + pathOf('/').slice(0, -1);

/** Returns the size of a PNG in pixels, such as `1200x630`, and its size in bytes. */
function pngOf(file: string): { size: string; bytes: number } {
  const png = readFileSync(builtFile(file));
  return { size: `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`, bytes: png.length };
}

test('every page has its own social card with the right size, title, and alternative text', () => {
  const images = allRoutes.map((route) => {
    const $ = staticPage(route);
    const property = (name: string) => $(`meta[property="${name}"]`).attr('content');
    const image = property('og:image') ?? '';
    assert.ok(image.startsWith(`${site}/img/cards/`), image);
    assert.equal(`${property('og:image:width')}x${property('og:image:height')}`, '1200x630');
    const { size, bytes } = pngOf(image.slice(site.length));
    assert.equal(size, '1200x630');
    assert.ok(bytes < 60_000, `${image} has ${bytes} bytes`);
    assert.equal(property('og:image:alt'), `Benchloom: ${$('head > title').text().replace(' | Benchloom', '')}`);
    assert.equal($('meta[name="twitter:card"]').attr('content'), 'summary_large_image');
    return image;
  });
  assert.equal(new Set(images).size, allRoutes.length);
});

test('structured data describes the company and the software on the home page, without invented offers', () => {
  const $ = staticPage('/');
  const [data] = $('script[type="application/ld+json"]').toArray();
  const graph: Record<string, unknown>[] = JSON.parse($(data).text())['@graph'];
  const kinds = graph.map((part) => part['@type']);
  assert.deepEqual(kinds, ['Organization', 'SoftwareApplication']);
  assert.deepEqual([graph[1]?.name, graph[1]?.softwareVersion], ['Benchloom', version]);
  assert.doesNotMatch(JSON.stringify(graph), /"(?:offers|price|aggregateRating|review)/);
});

test('an email started from the contact page or the plans lists what to include', () => {
  const [, { name } = { name: '' }] = plans;
  const quote = ['Devices: ', 'Flashing and power: ', 'CI: ', 'For consulting: '];
  for (const [route, place, subject, lines] of [
    ['/contact', 'section:has(> #support)', 'A problem with a job', ['Job: ', 'Diagnosis: ', 'Versions: ', 'Change: ']],
    ['/plans', 'th', `Quote for ${name}`, [`Plan: ${name}`, ...quote]],
  ] as const) {
    const { searchParams } = new URL(staticPage(route)(`${place} a[href^="mailto:"]`).attr('href') ?? '');
    assert.deepEqual(Object.fromEntries(searchParams), { subject, body: lines.join('\r\n') });
  }
});

test('the icons and the manifest exist, and each icon has its declared size', () => {
  const $ = staticPage('/');
  const addresses = ['icon', 'apple-touch-icon', 'manifest'].map((rel) => $(`link[rel="${rel}"]`).attr('href') ?? '');
  for (const address of [...addresses, pathOf('/favicon.ico')]) {
    assert.ok(address.startsWith(baseUrl), address);
    assert.ok(existsSync(builtFile(address.slice(baseUrl.length))), address);
  }
  assert.match(readBuilt('site.webmanifest'), /"start_url": ?"\.\/"/);
  const { icons }: { icons: { src: string; sizes: string }[] } = JSON.parse(readBuilt('site.webmanifest'));
  const place = (src: string) => new URL(src, `https://x.example${addresses[2]}`).pathname.slice(baseUrl.length);
  assert.deepEqual(
    icons.map(({ src }) => pngOf(place(src)).size),
    icons.map(({ sizes }) => sizes),
  );
  assert.equal(icons.length, 2);
});

test("llms.txt lists every document's Markdown file, and llms-full.txt contains all of them", () => {
  const list = readBuilt('llms.txt');
  assert.match(list, /^# Benchloom\n\n> \S.*\n\n/);
  const full = readBuilt('llms-full.txt');
  for (const route of docsRoutes) {
    assert.ok(list.includes(`](${site}${markdownPath(route)}): `), route);
    assert.ok(full.includes(readBuilt(markdownPath(route))), route);
  }
  for (const [, link = ''] of list.matchAll(/\]\(([^)]+)\)/g))
    assert.ok(existsSync(builtFile(link.replace(site, ''))), link);
  // What the copy in tests/lib/builds.ts says only on an unlisted page and in a draft.
  assert.doesNotMatch(full, /xylophones/);
});

test('the Markdown of the CLI and Troubleshoot pages includes the pages below them', () => {
  for (const index of ['/docs/reference/cli', '/docs/troubleshoot']) {
    const whole = readBuilt(markdownPath(index));
    const below = docsRoutes.filter((route) => route.startsWith(`${index}/`));
    assert.ok(below.length > 7);
    for (const route of below) assert.ok(whole.includes(readBuilt(markdownPath(route))), route);
  }
});

test('the published data and schemas match contracts/', () => {
  for (const data of publishedData)
    assert.deepEqual(JSON.parse(readBuilt(`data/${data.file}`)), dataFile(data, projectDirectory));
  const files = listFiles(path.join(projectDirectory, 'contracts'));
  const own = files.filter((file) => file.endsWith('.schema.json') && !file.startsWith('schema/'));
  for (const file of [...own, ...publishedData.map(schemaOf)]) {
    const text = contractText(projectDirectory, file);
    assert.equal(readBuilt(schemaPath(JSON.parse(text))), text);
  }
});

test('robots.txt links to the sitemap', () => {
  assert.equal(readBuilt('robots.txt'), `User-agent: *\nAllow: /\n\nSitemap: ${site}/sitemap.xml\n`);
});

test("security.txt contains the site's URL and expires 11 to 12 months after the build", () => {
  const text = readBuilt('.well-known/security.txt');
  assert.ok(text.includes(`Canonical: ${site}/.well-known/security.txt\n`), text);
  const days = (Date.parse(/^Expires: (\S+)$/m.exec(text)?.[1] ?? '') - Date.now()) / 86_400_000;
  assert.ok(days > 330 && days < 366, `${days} days`);
  assert.equal(staticPage('/contact')('#security').length, 1);
});

/** Licenses that allow us to deliver a package or font to visitors if we include the license text. */
const allowed = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT', 'MPL-2.0', 'OFL-1.1', 'PSF-2.0'];

test('the site includes the licenses of the packages and fonts that it delivers, and the terms of use link to them', () => {
  const text = readBuilt('licences.txt');
  for (const name of ['react', 'react-dom', 'infima', '@docusaurus/theme-classic', '@rspack/core'])
    assert.match(text, new RegExp(`^${name} \\d+\\.`, 'm'));
  for (const { name } of fonts) assert.ok(text.includes(`${name} (font)\n`), name);
  assert.match(
    text,
    /^pyodide 314\..*\nLicense: MPL-2\.0\n\nSource code: https:\/\/github\.com\/pyodide\/pyodide\/tree\/314\./m,
  );
  assert.match(text, /^CPython 3\.14\..*\nLicense: PSF-2\.0\n/m);
  // These phrases come from the end of each license, so the text must be complete.
  assert.match(text, /Exhibit B - "Incompatible With Secondary Licenses" Notice/);
  assert.match(text, /PYTHON SOFTWARE FOUNDATION LICENSE VERSION 2/);
  const licenses = [...text.matchAll(/^License: (.+)$/gm)].map(([, name = '']) => name);
  for (const name of licenses) assert.ok(allowed.includes(name), name);
  assert.equal(staticPage('/terms-of-use')(`main a[href="${pathOf('/licences.txt')}"]`).text(), 'All licenses');
});
