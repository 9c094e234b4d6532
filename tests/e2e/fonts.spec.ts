import { statSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { load } from 'cheerio';
import { type Font, openSync } from 'fontkit';
import { listFiles } from '../../src/lib/files';
import fonts from '../../src/styles/fonts/fonts.json';
import { buildDirectory } from '../lib/builds';
import { measureShifts, shiftOf } from '../lib/layoutShifts';
import { allRoutes, docsRoutes, marketingRoutes, readBuilt, staticPage } from '../lib/site';
import { fullIf } from '../lib/tags';
import { expect, holdRequests, hydrated, navbarLink, test } from '../lib/test';

/** Signs that are drawn by a font of the system on purpose: they are rare and stand beside words. */
const fallsBackOnPurpose = new Set('→←↑↓≤≥─│├└┌┐┘Ω✓›−');

const fontFiles = () => listFiles(buildDirectory('default')).filter((file) => /\.(?:woff2?|ttf|otf)$/.test(file));

const headingFonts = () => fontFiles().filter((file) => file.includes('archivo-heading'));

const charactersOf = (file: string) =>
  new Set((openSync(path.join(buildDirectory('default'), file)) as Font).characterSet);

const sizeOf = (file: string) => statSync(path.join(buildDirectory('default'), file)).size;

test('the font of headings has at most 5 kB, and the others together have at most 30 kB', () => {
  const headings = headingFonts();
  const others = fontFiles().filter((file) => !headings.includes(file));
  expect([headings.length, others.length]).toEqual([1, 4]);
  expect(sizeOf(String(headings[0]))).toBeLessThanOrEqual(5000);
  expect(others.reduce((sum, file) => sum + sizeOf(file), 0)).toBeLessThanOrEqual(30_000);
});

test('no font is preloaded', () => {
  for (const route of allRoutes) expect(staticPage('default', route)('link[as="font"]').length, route).toBe(0);
});

test('every character of every page is in a font of the site or falls back on purpose', () => {
  const characters = new Set(fontFiles().flatMap((file) => [...charactersOf(file)]));
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

test('every character of a heading is in the font of headings', () => {
  const characters = charactersOf(String(headingFonts()[0]));
  for (const route of allRoutes) {
    const $ = load(readBuilt('default', path.join(route, 'index.html')));
    $('code, .hash-link').remove();
    const text = $('h1, h2, h3, h4, h5, h6, .navbar__title').text().replace(/\s/g, ' ');
    const unknown = [...new Set(text)].filter((character) => !characters.has(character.codePointAt(0) ?? 0));
    expect(unknown, route).toEqual([]);
  }
});

test('no document has a font inside', () => {
  expect(
    docsRoutes.filter((route) => readBuilt('default', path.join(route, 'index.html')).includes('data:font/')),
  ).toEqual([]);
});

/** The fonts that draw the elements of a selector; with `first`, only those of the first element. */
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

/** Families of the fonts of the site that draw the first element of a selector. */
async function fontsOf(page: Page, selector: string): Promise<string[]> {
  const drawn = await allFontsOf(page, selector, true);
  return drawn.filter(({ isCustomFont }) => isCustomFont).map(({ familyName }) => familyName);
}

/** A paragraph of every page. */
const paragraph = 'main p';
const archivo = [expect.stringMatching(/^Archivo/)];

const painted = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);

/** Waits until the browser has loaded every font, and the page had time to use them. */
async function fontsLoaded(page: Page): Promise<void> {
  await page.waitForFunction(
    (count) => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2')).length === count,
    fonts.length,
  );
  await page.evaluate(async () => {
    const files = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2'));
    // The page has asked for the same files before, so they're ready no later.
    await Promise.all(files.map(({ name }) => new FontFace('Probe', `url(${name})`).load()));
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
}

test.describe('on a first page', () => {
  for (const route of ['/', '/plans', '/features', '/docs/quickstart']) {
    test(
      `${route} has its headings and its wordmark in the brand font at first paint, without a request`,
      fullIf(!['/', '/features'].includes(route)),
      async ({ page }) => {
        await page.addInitScript(() => {
          new PerformanceObserver(() => {
            const face = [...document.fonts].find(({ family }) => family.includes('Archivo Heading'));
            document.documentElement.dataset.atFirstPaint = face?.status;
          }).observe({ type: 'paint', buffered: true });
        });
        await holdRequests(page, '**/*.woff2');
        await page.goto(route);
        await expect(page.locator('html')).toHaveAttribute('data-at-first-paint', 'loaded');
        if (route === '/docs/quickstart')
          await expect(page.getByRole('heading', { name: 'The nearest pages' })).toBeVisible();
        expect(await fontsOf(page, 'h1')).toEqual(archivo);
        const drawn = await allFontsOf(page, 'h1, h2, .navbar__title, footer [class*="brand"]');
        expect(drawn.filter(({ isCustomFont }) => !isCustomFont)).toEqual([]);
        expect(await fontsOf(page, paragraph)).toEqual([]);
      },
    );
  }

  for (const route of ['/', '/docs/quick-start']) {
    test(`${route} asks for fonts only after it has loaded`, fullIf(route === '/'), async ({ page }) => {
      await page.goto(route);
      await fontsLoaded(page);
      const early = await page.evaluate(() => {
        const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
        return performance
          .getEntriesByType('resource')
          .filter(({ name, startTime }) => name.endsWith('.woff2') && startTime < Number(document?.loadEventEnd));
      });
      expect(early).toEqual([]);
    });
  }

  test('the fonts that it has loaded are used after a click on a link', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/docs/quick-start');
    await hydrated(page);
    await fontsLoaded(page);
    expect(await fontsOf(page, 'h1')).toEqual([]);
    expect(await fontsOf(page, paragraph)).toEqual([]);
    await page.getByRole('link', { name: 'Troubleshoot' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Troubleshoot');
    await expect.poll(() => fontsOf(page, 'h1')).toEqual(archivo);
    await expect.poll(() => fontsOf(page, paragraph)).toEqual(archivo);
  });
});

test('a link from a marketing page to a heading leads there, in the fonts of the site', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/consulting');
  await hydrated(page);
  await fontsLoaded(page);
  await page.locator('a[href="/docs/integrations/github#other-ci"]').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('GitHub');
  const installed = async () => (await allFontsOf(page, 'h1, h2')).filter(({ isCustomFont }) => !isCustomFont);
  await expect.poll(installed).toEqual([]);
  const top = () => page.locator('#other-ci').evaluate((heading) => heading.getBoundingClientRect().top);
  await expect.poll(top).toBeGreaterThan(0);
  await expect.poll(top).toBeLessThan(200);
});

test('where no font file arrives, headings keep the font inside the first page after a click', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.route('**/*.woff2', (request) => request.abort());
  await page.goto('/plans');
  await hydrated(page);
  await navbarLink(page, 'Solutions').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Solutions');
  const drawn = await allFontsOf(page, 'h1, h2');
  expect(drawn.filter(({ isCustomFont }) => !isCustomFont)).toEqual([]);
  expect(drawn.length).toBeGreaterThan(0);
});

test.describe('on a page that was opened from this site', () => {
  /** Holds back the first paint of a page, by a script in its head, until every font has come. */
  async function paintAfterFonts(page: Page, route: string): Promise<void> {
    const fontsArrived = Promise.all(
      fonts.map(({ file }) => page.waitForResponse((response) => response.url().endsWith(file))),
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

  for (const route of ['/plans', '/docs/quick-start', '/docs/quick-start#next']) {
    test(
      `${route} uses fonts that are there before the first paint`,
      fullIf(route !== '/docs/quick-start'),
      async ({ page, baseURL }) => {
        await measureShifts(page);
        await paintAfterFonts(page, route.replace(/#.*/, ''));
        await page.goto(route, { referer: `${baseURL}/` });
        await hydrated(page);
        await expect.poll(() => fontsOf(page, paragraph)).toEqual(archivo);
        await expect.poll(() => fontsOf(page, 'h1')).toEqual(archivo);
        expect(await shiftOf(page)).toBe(0);
      },
    );
  }

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
    test(
      `${route} shows its text and doesn't shift when they are late`,
      fullIf(!['/', '/docs/quick-start'].includes(route)),
      async ({ page, baseURL }) => {
        await measureShifts(page);
        const release = await holdRequests(page, '**/*.woff2');
        await page.goto(route, { waitUntil: 'domcontentloaded', referer: `${baseURL}/` });
        await hydrated(page);
        await painted(page);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        release();
        await fontsLoaded(page);
        expect(await fontsOf(page, paragraph)).toEqual([]);
        expect(await shiftOf(page)).toBe(0);
      },
    );
  }

  test('late fonts are used after a click on a link', { tag: '@full' }, async ({ page, baseURL }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const release = await holdRequests(page, '**/*.woff2');
    await page.goto('/', { waitUntil: 'domcontentloaded', referer: `${baseURL}/` });
    await hydrated(page);
    await painted(page);
    release();
    await fontsLoaded(page);
    expect(await fontsOf(page, paragraph)).toEqual([]);
    await navbarLink(page, 'Plans').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Plans');
    await expect.poll(() => fontsOf(page, paragraph)).toEqual(archivo);
  });
});

test('text and headings are as wide in the installed font as in the font of the site', async ({ page }) => {
  const texts = (routes: readonly string[], selector: string) =>
    routes.map((route) => staticPage('default', route)(selector).text()).join(' ');
  const prose = texts(docsRoutes.slice(0, 8), 'main p').slice(0, 20_000);
  const headings = texts([...marketingRoutes, ...docsRoutes], 'main :is(h1, h2)');
  await page.goto('/');
  await page.evaluate(
    (addresses) =>
      Promise.all(
        addresses.map(async ({ family, file, weight }) =>
          document.fonts.add(await new FontFace(family, `url(/fonts/${file})`, { weight }).load()),
        ),
      ),
    fonts,
  );
  const widthOf = (text: string, font: string) =>
    page.evaluate(
      ([written, name]) => {
        const context = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
        context.font = String(name);
        return context.measureText(String(written)).width;
      },
      [text, font],
    );
  for (const [text, weight, own, installed] of [
    [prose, 400, 'Archivo', 'Archivo Fallback'],
    [prose, 600, 'Archivo', 'Archivo Fallback'],
    [headings, 650, 'Archivo Heading', 'Heading Arial'],
  ] as const) {
    const ratio =
      (await widthOf(text, `${weight} 20px "${installed}"`)) / (await widthOf(text, `${weight} 20px "${own}"`));
    expect(Math.abs(ratio - 1), `${installed} ${weight}`).toBeLessThan(0.015);
  }
});
