import type { Page } from '@playwright/test';
import fonts from '../../src/styles/fonts/fonts.json';
import { measureShifts, shiftOf } from '../lib/layoutShifts';
import { expect, holdRequests, hydrated, test } from '../lib/test';

/** Returns the web fonts used in the first element that matches a selector. */
async function fontsOf(page: Page, selector: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  await session.detach();
  return fonts.filter(({ isCustomFont }) => isCustomFont).map(({ familyName }) => familyName);
}

/** Every page has a paragraph that matches this selector. */
const paragraph = 'main p:not([data-search-skip])';
const brand = [expect.stringMatching(new RegExp(`^${fonts[0]?.name}`))];

const painted = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);

for (const route of ['/', '/docs/quick-start'])
  test(`fonts that load after a visitor has started reading ${route} replace the system fonts, and the text hardly moves`, async ({
    page,
  }) => {
    await measureShifts(page);
    const release = await holdRequests(page, '**/*.woff2');
    await page.goto(route, { waitUntil: 'domcontentloaded' });
    await hydrated(page);
    await painted(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('Shift');
    expect(await fontsOf(page, paragraph)).toEqual([]);
    release();
    for (const selector of ['h1', paragraph])
      await expect.poll(() => fontsOf(page, selector)).toEqual(expect.arrayContaining(brand));
    expect(await shiftOf(page)).toBeLessThanOrEqual(0.05);
  });
