import path from 'node:path';
import type { Page } from '@playwright/test';
import { load } from 'cheerio';
import fonts from '../../src/styles/fonts/fonts.json';
import characters from '../../tools/fonts/characters.json';
import { measureShifts, shiftOf } from '../lib/layoutShifts';
import { allRoutes, readBuilt, staticPage } from '../lib/site';
import { fullIf } from '../lib/tags';
import { expect, holdRequests, hydrated, navbarLink, test, visit } from '../lib/test';

/** These characters use system fonts on purpose, because they're rare. */
const fallsBackOnPurpose = new Set('→←↑↓≤≥─│├└┌┐┘Ω✓›−');

test('no font is preloaded', () => {
  for (const route of allRoutes) expect(staticPage('default', route)('link[as="font"]').length, route).toBe(0);
});

test("the site's fonts contain every character on every page, except known fallbacks", () => {
  const missing = (text: string, characters: string) =>
    [...new Set(text.replace(/[\s\u200b]/g, ''))].filter(
      (each) => !characters.includes(each) && !fallsBackOnPurpose.has(each),
    );
  for (const route of allRoutes) {
    const $ = load(readBuilt('default', path.join(route, 'index.html')));
    $('script, style').remove();
    expect(missing($('body').text(), characters.text), route).toEqual([]);
    $('code, .heading-link').remove();
    expect(missing($('h1, h2, h3, h4, h5, h6').text(), characters.headings), route).toEqual([]);
  }
});

/** Returns the fonts used in the elements that match a selector. With `first`, checks only the first match. */
async function allFontsOf(page: Page, selector: string, first = false) {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector });
  const elements = first ? nodeIds.slice(0, 1) : nodeIds;
  const drawn = await Promise.all(elements.map((nodeId) => session.send('CSS.getPlatformFontsForNode', { nodeId })));
  await session.detach();
  return drawn.flatMap(({ fonts }) => fonts);
}

/** Returns the web fonts used in the first element that matches a selector. */
async function fontsOf(page: Page, selector: string): Promise<string[]> {
  const drawn = await allFontsOf(page, selector, true);
  return drawn.filter(({ isCustomFont }) => isCustomFont).map(({ familyName }) => familyName);
}

/** Every page has a paragraph that matches this selector. */
const paragraph = 'main p:not([data-search-skip])';
const archivo = [expect.stringMatching(/^Archivo/)];

const painted = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);

/** Waits until the browser has loaded every font and the page has had time to apply the fonts. */
async function fontsLoaded(page: Page): Promise<void> {
  await page.waitForFunction(
    (count) => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2')).length === count,
    fonts.length,
  );
  await page.evaluate(async () => {
    const files = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2'));
    // The page requested these files first, so its fonts have loaded once these copies have.
    await Promise.all(files.map(({ name }) => new FontFace('Probe', `url(${name})`).load()));
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
}

test.describe('on the first page of a visit', () => {
  for (const route of ['/', '/plans', '/features', '/docs/quickstart']) {
    test(
      `${route} has its headings in the brand font at first paint, without a font request`,
      fullIf(route !== '/features'),
      async ({ page }) => {
        await page.addInitScript(() => {
          new PerformanceObserver(() => {
            const face = [...document.fonts].find(({ family }) => family.includes('Archivo Heading'));
            document.documentElement.dataset.atFirstPaint = face?.status;
          }).observe({ type: 'paint', buffered: true });
        });
        await page.route('**/*.woff2', (request) => request.abort());
        await page.goto(route);
        await expect(page.locator('html')).toHaveAttribute('data-at-first-paint', 'loaded');
        expect(await fontsOf(page, 'h1')).toEqual(archivo);
        const drawn = await allFontsOf(page, 'h1, h2');
        expect(drawn.filter(({ isCustomFont }) => !isCustomFont)).toEqual([]);
        expect(await fontsOf(page, paragraph)).toEqual([]);
      },
    );
  }
});

test('if no font file loads, the headings after a click keep the font inlined in the first page', {
  tag: '@full',
}, async ({ page }) => {
  await page.route('**/*.woff2', (request) => request.abort());
  await visit(page, '/plans');
  await navbarLink(page, 'Solutions').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A push, a night, a week');
  const drawn = await allFontsOf(page, 'h1, h2');
  expect(drawn.filter(({ isCustomFont }) => !isCustomFont)).toEqual([]);
  expect(drawn.length).toBeGreaterThan(0);
});

// One page represents each layout, because all pages with the same layout use the same fonts.
const layouts = [
  '/',
  '/plans',
  '/terms-of-use',
  '/docs/',
  '/docs/quick-start#install-the-cli',
  '/docs/troubleshoot',
  '/docs/reference/cli',
];

for (const route of layouts) {
  const tag = fullIf(route !== '/docs/quick-start#install-the-cli');
  test(`a first visit to ${route} uses fonts that arrive fast`, tag, async ({ page }) => {
    // Pause the page's clock, so the fonts can't arrive too late.
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(60_000);
    await page.goto(route);
    for (const selector of ['h1', paragraph])
      await expect.poll(() => fontsOf(page, selector)).toEqual(expect.arrayContaining(archivo));
  });

  test(
    `${route}, opened from this site, shows its text and doesn't shift when the fonts are late`,
    tag,
    async ({ page, baseURL }) => {
      await measureShifts(page);
      const release = await holdRequests(page, '**/*.woff2');
      await page.goto(route, { waitUntil: 'domcontentloaded', referer: `${baseURL}/` });
      await hydrated(page);
      await painted(page);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForFunction(() => {
        const [paint] = performance.getEntriesByName('first-contentful-paint');
        return paint && performance.now() > paint.startTime + 1000;
      });
      const before = await shiftOf(page);
      release();
      await fontsLoaded(page);
      expect(await fontsOf(page, paragraph)).toEqual([]);
      expect(await shiftOf(page)).toBe(before);
    },
  );
}

test("a visitor who has started to read keeps the first page's fonts", async ({ page }) => {
  const release = await holdRequests(page, '**/*.woff2');
  // The load event would wait for fonts that the page has already requested, so don't wait for it.
  await page.goto('/docs/quick-start', { waitUntil: 'domcontentloaded' });
  await painted(page);
  await page.keyboard.press('Shift');
  release();
  await fontsLoaded(page);
  expect(await fontsOf(page, paragraph)).toEqual([]);
});
