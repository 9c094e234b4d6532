import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * Returns axe's WCAG 2.2 AA and best-practice violations on the page: the rules and the affected elements.
 * @param within selector for the part to check
 * @param colors false skips the rules that compare colors, which take most of axe's time
 */
export async function accessibilityFindings(page: Page, within = 'html', colors = true): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .include(within)
    .options({
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      resultTypes: ['violations'],
      rules: {
        'color-contrast': { enabled: colors },
        'link-in-text-block': { enabled: colors },
        'label-content-name-mismatch': { enabled: true },
      },
    })
    // Legacy mode doesn't open a second tab, which axe needs only for frames. The pages have no frames.
    .setLegacyMode()
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
