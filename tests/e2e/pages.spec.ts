import { accessibilityFindings, accessibilityWidths } from '../lib/accessibility';
import { allRoutes, sitemapRoutes } from '../lib/site';
import { expect, hydrated, test } from '../lib/test';

const otherWidths = [320, 996, 997];

test.describe('every page of the sitemap', () => {
  for (const route of sitemapRoutes('default')) {
    test(`${route} hydrates, is silent, accessible and fits every width`, async ({ page, complaints }) => {
      // axe takes some seconds for each width on the longest documents.
      test.setTimeout(90_000);
      await page.goto(route);
      await hydrated(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      for (const width of [...accessibilityWidths, ...otherWidths]) {
        await page.setViewportSize({ width, height: 900 });
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(overflow, `pixels beyond the right edge at ${width} px`).toBeLessThanOrEqual(0);
        if (!accessibilityWidths.includes(width)) continue;
        expect(await accessibilityFindings(page), `axe at ${width} px`).toEqual([]);
      }
      expect(complaints).toEqual([]);
    });
  }
});

test('the sitemap lists exactly the routes of the specification', () => {
  expect(sitemapRoutes('default').toSorted()).toEqual([...allRoutes].toSorted());
});
