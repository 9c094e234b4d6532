import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { renderAll } from './test';

/** The widths in pixels at which every page is checked for accessibility. */
export const accessibilityWidths = [375, 1440];

/**
 * Returns the violations of WCAG 2.2 AA and best practices that axe finds on the page now: rules and elements.
 * @param within selector of the part to check
 * @param contrast false skips the colour contrast, which takes most of axe's time
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
    // The pages have no frames, so axe doesn't need a second tab for their results.
    .setLegacyMode()
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/** Expands long samples, because axe compares clipped lines with the page background. */
export async function openSamples(page: Page): Promise<void> {
  const more = page.getByRole('button', { name: 'Show all' });
  while ((await more.count()) > 0) await more.first().click();
}

/** Expects that axe finds no violations on the current page at each width. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const width of accessibilityWidths) {
    await page.setViewportSize({ width, height: 900 });
    expect(await accessibilityFindings(page), `axe at ${width} px`).toEqual([]);
  }
}
