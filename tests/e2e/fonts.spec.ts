import { statSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { load } from 'cheerio';
import { type Font, openSync } from 'fontkit';
import type {} from '../../src/build/bootstrap/lateFonts';
import { listFiles } from '../../src/lib/files';
import { buildDirectory } from '../lib/builds';
import { allRoutes, readBuilt, staticPage } from '../lib/site';
import { expect, holdRequests, hydrated, test } from '../lib/test';

/** Signs that are drawn by a font of the system on purpose: they are rare and stand beside words. */
const fallsBackOnPurpose = new Set('→←↑↓≤≥─│├└┌┐┘Ω✓›');

const fontFiles = () => listFiles(buildDirectory('default')).filter((file) => /\.(?:woff2?|ttf|otf)$/.test(file));

test('all fonts together have at most 45 kB', () => {
  const sizes = fontFiles().map((file) => statSync(path.join(buildDirectory('default'), file)).size);
  expect(sizes).toHaveLength(2);
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(45_000);
});

test('no font is preloaded', () => {
  for (const route of allRoutes) expect(staticPage('default', route)('link[as="font"]').length, route).toBe(0);
});

test('every character of every page is in a font of the site or falls back on purpose', () => {
  const characters = new Set(
    fontFiles().flatMap((file) => (openSync(path.join(buildDirectory('default'), file)) as Font).characterSet),
  );
  const known = (character: string) =>
    characters.has(character.codePointAt(0) ?? 0) || fallsBackOnPurpose.has(character) || /\s|\u200b/u.test(character);
  for (const route of allRoutes) {
    const $ = load(readBuilt('default', path.join(route, 'index.html')));
    $('script, style').remove();
    const unknown = [...new Set($('body').text())].filter((character) => !known(character));
    expect(
      unknown.map((character) => `${character} U+${character.codePointAt(0)?.toString(16)}`),
      route,
    ).toEqual([]);
  }
});

/** Families of the page's own fonts that draw the first heading. */
async function fontsOfHeading(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'h1' });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  await session.detach();
  return fonts.filter(({ isCustomFont }) => isCustomFont).map(({ familyName }) => familyName);
}

test('a first visit of the documentation asks for no font before the page has loaded', async ({ page }) => {
  await page.goto('/docs/quick-start');
  await page.waitForFunction(() => localStorage.getItem('fonts'));
  const early = await page.evaluate(() => {
    const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const fonts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2'));
    return [fonts.length, fonts.filter(({ startTime }) => startTime < Number(document?.loadEventEnd)).length];
  });
  expect(early).toEqual([2, 0]);
});

/** Holds back the first paint of a page, by a script in its head, until both fonts have come. */
async function paintAfterFonts(page: Page, route: string): Promise<void> {
  const fontsArrived = Promise.all(
    ['archivo', 'red-hat-mono'].map((name) =>
      page.waitForResponse((response) => response.url().includes(`/fonts/${name}`)),
    ),
  );
  await page.route('**/hold.js', async (request) => {
    await fontsArrived;
    await request.fulfill({ body: '', contentType: 'text/javascript' });
  });
  await page.route(route, async (request) => {
    const response = await request.fetch();
    const html = (await response.text()).replace('</head>', '<script src="/hold.js"></script></head>');
    await request.fulfill({ response, body: html });
  });
}

test('a first visit of an own page uses fonts that are there before the first paint', async ({ page }) => {
  await paintAfterFonts(page, '/');
  await page.goto('/');
  await hydrated(page);
  await expect.poll(() => fontsOfHeading(page)).toEqual([expect.stringMatching(/^Archivo/)]);
});

test('on the next visit of the documentation, fonts that are there before the first paint are used', async ({
  page,
}) => {
  await page.goto('/docs/troubleshoot');
  await page.waitForFunction(() => localStorage.getItem('fonts'));
  await paintAfterFonts(page, '/docs/quick-start');
  await page.goto('/docs/quick-start');
  await hydrated(page);
  await expect.poll(() => fontsOfHeading(page)).toEqual([expect.stringMatching(/^Archivo/)]);
});

test('without script the fonts come by style sheet', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const arrived = page.waitForResponse((response) => response.url().includes('/fonts/archivo'));
  await page.goto(`${baseURL}/`);
  await arrived;
  await context.close();
});

test.describe('while the fonts are late', () => {
  let release = () => {};

  test.beforeEach(async ({ page }) => {
    release = await holdRequests(page, '**/*.woff2');
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
  });

  // One page of each layout: what doesn't switch fonts on one page of a layout doesn't on the others.
  for (const route of [
    '/',
    '/plans',
    '/terms-of-use',
    '/docs/',
    '/docs/quick-start',
    '/docs/troubleshoot',
    '/docs/reference/cli',
  ]) {
    test(`${route} shows its text and does not shift when they arrive`, async ({ page }) => {
      await page.goto(route, { waitUntil: 'domcontentloaded' });
      await hydrated(page);
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      release();
      await page.waitForFunction(() => window.lateFonts?.length === 2);
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
      const shift = await page.evaluate(() =>
        (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0),
      );
      expect(Number(shift.toFixed(3))).toBe(0);
    });
  }

  test('they are used from the next page on', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await hydrated(page);
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    expect(await fontsOfHeading(page)).toEqual([]);
    release();
    await page.waitForFunction(() => window.lateFonts?.length === 2);
    expect(await fontsOfHeading(page)).toEqual([]);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Plans' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Plans');
    await expect.poll(() => fontsOfHeading(page)).toEqual([expect.stringMatching(/^Archivo/)]);
  });
});
