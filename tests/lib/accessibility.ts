import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { renderAll } from './test';

/** Widths in pixels at which every page is checked for accessibility. */
export const accessibilityWidths = [375, 1440];

/**
 * What axe finds against WCAG 2.2 AA and best practices on the page as it is now: rule and elements.
 * @param within selector of the only part to look at
 * @param contrast false leaves out the contrast of colors, which takes most of axe's time
 */
export async function accessibilityFindings(page: Page, within = 'html', contrast = true): Promise<string[]> {
  await renderAll(page);
  const { violations } = await new AxeBuilder({ page })
    .include(within)
    .options({
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      resultTypes: ['violations'],
      rules: { 'color-contrast': { enabled: contrast } },
    })
    // No page has frames, so axe needs no second tab to collect their results.
    .setLegacyMode()
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/** Expands long samples, because axe compares clipped lines with the page background. */
export async function openSamples(page: Page): Promise<void> {
  const more = page.getByRole('button', { name: 'Show all' });
  while ((await more.count()) > 0) await more.first().click();
}

/** Expects that axe finds nothing on the current page at each width. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const width of accessibilityWidths) {
    await page.setViewportSize({ width, height: 900 });
    expect(await accessibilityFindings(page), `axe at ${width} px`).toEqual([]);
  }
}
