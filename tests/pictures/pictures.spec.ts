import type {} from '../../src/build/bootstrap/bootstrap';
import { expect, hydrated, test } from '../lib/test';
import { states } from './states';

for (const { width, height, scale } of [
  { width: 375, height: 800, scale: 1 },
  // Half the pixels in each direction keep the baselines small.
  { width: 1440, height: 900, scale: 0.5 },
]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height }, deviceScaleFactor: scale, contextOptions: { reducedMotion: 'reduce' } });

    for (const { name, route, prepare } of states) {
      test(`${name} looks as it did`, async ({ page }) => {
        await page.clock.setFixedTime('2026-01-15T12:00:00Z');
        await page.goto(route);
        await hydrated(page);
        // A first page keeps the installed fonts.
        await page.waitForFunction(() => {
          window.bootstrap?.addFonts?.();
          const loaded = [...document.fonts].filter(({ status }) => status === 'loaded');
          return loaded.filter(({ family }) => /^"?(?:Archivo|Red Hat Mono)"?$/.test(family)).length === 4;
        });
        await prepare?.(page);
        await expect(page).toHaveScreenshot(`${name}-${width}.png`);
      });
    }
  });
}
