import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { type Font, openSync } from 'fontkit';
import { buildDirectory } from '../lib/builds';
import { allRoutes, staticPage } from '../lib/site';
import { expect, hydrated, test } from '../lib/test';

/** Signs that are drawn by a font of the system on purpose: they are rare and stand beside words. */
const fallsBackOnPurpose = new Set('→←↑↓≤≥─│├└┌┐┘Ω✓');

const fontFiles = () =>
  (readdirSync(buildDirectory('default'), { recursive: true }) as string[]).filter((file) =>
    /\.(?:woff2?|ttf|otf)$/.test(file),
  );

test('all fonts together have at most 45 kB', () => {
  const sizes = fontFiles().map((file) => statSync(path.join(buildDirectory('default'), file)).size);
  expect(sizes).toHaveLength(2);
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(45_000);
});

test('no font is preloaded', () => {
  for (const route of allRoutes) expect(staticPage('default', route)('link[as="font"]').length, route).toBe(0);
});

test('every character of every page is in a font of the site or falls back on purpose', () => {
  const characters = new Set(
    ['archivo', 'red-hat-mono'].flatMap((name) => (openSync(`src/fonts/${name}.woff2`) as Font).characterSet),
  );
  const known = (character: string) =>
    characters.has(character.codePointAt(0) ?? 0) || fallsBackOnPurpose.has(character) || /\s|\u200b/u.test(character);
  for (const route of allRoutes) {
    const $ = staticPage('default', route);
    $('script, style').remove();
    const unknown = [...new Set($('body').text())].filter((character) => !known(character));
    expect(
      unknown.map((character) => `${character} U+${character.codePointAt(0)?.toString(16)}`),
      route,
    ).toEqual([]);
  }
});

test.describe('while the fonts are late', () => {
  for (const route of allRoutes) {
    test(`${route} shows its text and does not shift when they arrive`, async ({ page }) => {
      let release = () => {};
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route('**/*.woff2', async (request) => {
        await released;
        await request.continue();
      });
      await page.addInitScript(() => {
        const shifts: number[] = [];
        Object.assign(window, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.goto(route, { waitUntil: 'domcontentloaded' });
      await hydrated(page);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await page.evaluate(() => document.fonts.check('16px Archivo'))).toBe(false);
      release();
      await page.evaluate(() => document.fonts.ready);
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
      const shift = await page.evaluate(() =>
        (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0),
      );
      expect(Number(shift.toFixed(3))).toBe(0);
    });
  }
});
