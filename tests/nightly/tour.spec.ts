import { expectAccessible } from '../lib/accessibility';
import { overflow, widths } from '../lib/fit';
import { allRoutes } from '../lib/site';
import { expect, test, visit } from '../lib/test';

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
