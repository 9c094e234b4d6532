import type { Page } from '@playwright/test';
import fonts from '../../src/styles/fonts/fonts.json';
import { measureShifts, shiftOf } from '../lib/layoutShifts';
import { expect, holdRequests, hydrated, navbarLink, test, visit } from '../lib/test';

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

test('on the first page of a visit, headings have the brand font at first paint, without a font request', async ({
  page,
}) => {
  await page.addInitScript(() => {
    new PerformanceObserver(() => {
      const face = [...document.fonts].find(({ family }) => family.includes('Archivo Heading'));
      document.documentElement.dataset.atFirstPaint = face?.status;
    }).observe({ type: 'paint', buffered: true });
  });
  await page.route('**/*.woff2', (request) => request.abort());
  await page.goto('/features');
  await expect(page.locator('html')).toHaveAttribute('data-at-first-paint', 'loaded');
  expect(await fontsOf(page, 'h1')).toEqual(archivo);
  const drawn = await allFontsOf(page, 'h1, h2');
  expect(drawn.filter(({ isCustomFont }) => !isCustomFont)).toEqual([]);
  expect(await fontsOf(page, paragraph)).toEqual([]);
});

const route = '/docs/quick-start#install-the-cli';

test('a first visit uses fonts that arrive fast', async ({ page }) => {
  // Pause the page's clock, so the fonts can't arrive too late.
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(60_000);
  await page.goto(route);
  for (const selector of ['h1', paragraph])
    await expect.poll(() => fontsOf(page, selector)).toEqual(expect.arrayContaining(archivo));
});

test("a page opened from this site shows its text and doesn't shift when the fonts are late", async ({
  page,
  baseURL,
}) => {
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
});

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

test('if no font file loads, the headings after a click keep the font inlined in the first page', async ({ page }) => {
  await page.route('**/*.woff2', (request) => request.abort());
  await visit(page, '/plans');
  await navbarLink(page, 'Solutions').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A push, a night, a week');
  const drawn = await allFontsOf(page, 'h1, h2');
  expect(drawn.filter(({ isCustomFont }) => !isCustomFont)).toEqual([]);
  expect(drawn.length).toBeGreaterThan(0);
});
