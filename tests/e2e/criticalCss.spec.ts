import type { Page } from '@playwright/test';
import { measureShifts, shiftOf } from '../lib/layoutShifts';
import { allRoutes } from '../lib/site';
import { fullIf } from '../lib/tags';
import { expect, holdRequests, hydrated, renderAll, test } from '../lib/test';

const widths = [375, 996, 1440];

/** Every layout, and of the documents those with components that few others hold. */
const routes = [
  '/',
  '/features',
  '/plans',
  '/not-there',
  '/docs/',
  '/docs/quick-start',
  '/docs/how-to/create-dip',
  '/docs/troubleshoot',
  '/docs/reference/cli',
  '/docs/self-hosted/setup',
];
/** One page of each layout. `npm run test:full` looks at the others too. */
const inEachRun = ['/', '/docs/', '/docs/quick-start'];

const stylesheets = '**/assets/css/*.css';

/** Waits until the page has the stylesheet that comes after its critical CSS. */
const stylesheetLoaded = (page: Page) =>
  page.waitForFunction(() => [...document.styleSheets].some(({ href }) => href?.includes('/assets/css/')));

/** Waits until a frame has been drawn. */
const drawn = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));

/** What a visitor sees of each element: place, size and the properties that draw it. */
function looks(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const properties = [
      'color',
      'background-color',
      'background-image',
      'border-top',
      'border-bottom',
      'border-left',
      'border-right',
      'border-top-left-radius',
      'box-shadow',
      'display',
      'fill',
      'font-family',
      'font-size',
      'font-weight',
      'letter-spacing',
      'list-style-type',
      'opacity',
      'stroke',
      'text-decoration-line',
      'text-transform',
      'visibility',
    ];
    return [...document.body.querySelectorAll('*:not(script, noscript)')].flatMap((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const style = getComputedStyle(element);
      // The place of a heading's link can wait until the link shows.
      if (element.matches('.hash-link') && style.opacity === '0') return [];
      const values = properties.map((name) => style.getPropertyValue(name));
      const place = [x, y, width, height].map((value) => Math.round(value * 10) / 10);
      const name = `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`;
      return `${name} ${place.join(' ')} ${values.join(' ')}`;
    });
  });
}

async function looksAtAllWidths(page: Page): Promise<string[]> {
  const all: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    all.push(...(await looks(page)).map((look) => `${width} px: ${look}`));
  }
  return all;
}

test.describe('the critical CSS draws a page as the whole stylesheet does', () => {
  for (const route of routes) {
    test(route, fullIf(!inEachRun.includes(route)), async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.route('**/assets/js/*.js', (request) => request.fulfill({ body: '', contentType: 'text/javascript' }));
      const release = await holdRequests(page, stylesheets);
      await page.route('**/*.woff2', (request) => request.abort());
      await page.goto(route, { waitUntil: 'domcontentloaded' });
      await renderAll(page);
      const first = await looksAtAllWidths(page);
      const loaded = page.waitForFunction(() =>
        [...document.styleSheets].some(({ href }) => href?.includes('/assets/css/')),
      );
      release();
      await loaded;
      const final = await looksAtAllWidths(page);
      const changed = final.flatMap((look, index) => (look === first[index] ? [] : [`${first[index]}\n  -> ${look}`]));
      expect(changed.slice(0, 5)).toEqual([]);
    });
  }
});

type LayoutEvent = { name: string; args: { beginData?: { dirtyObjects: number; totalObjects: number } } };

for (const route of ['/', '/docs/reference/cli']) {
  test(`the stylesheet that comes later lays out little of ${route} again`, async ({ page, browser }) => {
    await page.setViewportSize({ width: 375, height: 800 });
    await page.route('**/assets/js/*.js', (request) => request.fulfill({ body: '', contentType: 'text/javascript' }));
    await page.route('**/*.woff2', (request) => request.abort());
    const release = await holdRequests(page, stylesheets);
    await page.goto(route, { waitUntil: 'domcontentloaded' });
    await renderAll(page);
    await drawn(page);
    await browser.startTracing(page, { categories: ['devtools.timeline'] });
    const loaded = stylesheetLoaded(page);
    release();
    await loaded;
    await drawn(page);
    const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as { traceEvents: LayoutEvent[] };
    const layouts = traceEvents.filter(({ name }) => name === 'Layout').map(({ args }) => args.beginData);
    const shares = layouts.map((data) => (data ? data.dirtyObjects / data.totalObjects : 0));
    expect(Math.max(0, ...shares), 'share of the page that is laid out').toBeLessThan(0.1);
  });
}

test.describe('by touch', () => {
  test.use({ viewport: { width: 412, height: 823 }, hasTouch: true, isMobile: true });

  for (const route of allRoutes) {
    test(
      `nothing on ${route} moves when the stylesheet arrives`,
      fullIf(route !== '/docs/reference/cli'),
      async ({ page }) => {
        await measureShifts(page);
        const release = await holdRequests(page, stylesheets);
        await page.goto(route, { waitUntil: 'domcontentloaded' });
        await drawn(page);
        const loaded = stylesheetLoaded(page);
        release();
        await hydrated(page);
        await loaded;
        await drawn(page);
        expect(await shiftOf(page)).toBe(0);
      },
    );
  }
});
