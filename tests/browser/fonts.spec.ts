import type { Page } from '@playwright/test';
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

test('on the first page of a visit, headings use the brand font from the first paint, without requesting a font', async ({
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

test('fonts that load after a visitor has started reading replace the system fonts, and the text hardly moves', async ({
  page,
}) => {
  await measureShifts(page);
  const release = await holdRequests(page, '**/*.woff2');
  await page.goto('/docs/quick-start', { waitUntil: 'domcontentloaded' });
  await hydrated(page);
  await painted(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Shift');
  expect(await fontsOf(page, paragraph)).toEqual([]);
  release();
  for (const selector of ['h1', paragraph])
    await expect.poll(() => fontsOf(page, selector)).toEqual(expect.arrayContaining(archivo));
  expect(await shiftOf(page)).toBeLessThanOrEqual(0.05);
});

test('if font files fail to load, the next page uses the font that the first page inlined', async ({ page }) => {
  await page.route('**/*.woff2', (request) => request.abort());
  await visit(page, '/plans');
  await navbarLink(page, 'Solutions').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results in minutes, overnight, and all week');
  const drawn = await allFontsOf(page, 'h1, h2');
  expect(drawn.filter(({ isCustomFont }) => !isCustomFont)).toEqual([]);
  expect(drawn.length).toBeGreaterThan(0);
});
