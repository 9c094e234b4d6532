import { expect, test, visit } from '../../lib/test';

for (const [route, width] of [
  ['/docs/quick-start', 375],
  ['/docs/how-to/write-test', 900],
  ['/docs/reference/configuration/server-config', 1440],
] as const)
  test(`at ${width} px, nothing covers what Tab and Shift+Tab reach on ${route}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit(page, route, width);
    for (const key of ['Tab', 'Shift+Tab']) {
      const covered: string[] = [];
      for (let stop = 0; stop < 100; stop += 1) {
        await page.keyboard.press(key);
        const name = await page.evaluate(() => {
          const focused = document.activeElement;
          if (!focused || focused === document.body) return '';
          const isHit = [...focused.getClientRects()].some(({ left, top, width, height }) =>
            [0.1, 0.5, 0.9].some((share) => {
              const hit = document.elementFromPoint(left + width * share, top + height * share);
              return focused.contains(hit);
            }),
          );
          return isHit ? '' : `${focused.outerHTML.slice(0, 80)} at ${Math.round(focused.getBoundingClientRect().top)}`;
        });
        if (name) covered.push(name);
      }
      expect(covered, key).toEqual([]);
    }
  });
