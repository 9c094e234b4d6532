import { expectAccessible } from '../lib/accessibility';
import { overflow } from '../lib/fit';
import { allRoutes } from '../lib/site';
import { expect, test, visit } from '../lib/test';

/** The widths in px that every layout must fit: desktop, both sides of the breakpoint, 200% zoom, and phones. */
const widths = [1440, 997, 996, 720, 375, 320];

for (const route of allRoutes) {
  test(`${route} fits, and axe finds nothing, including colors, at each width`, async ({ page }) => {
    test.setTimeout(120_000);
    await visit(page, route);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      expect(await overflow(page), `pixels beyond the right edge at ${width} px`).toBeLessThanOrEqual(0);
    }
    await expectAccessible(page);
  });
}
