import type { Page } from '@playwright/test';
import { expect, holdRequests, test } from '../lib/test';
import { variants } from '../lib/variants';

const widths = [375, 996, 1440];

/** A page for each layout, and documents with rarely used components. */
const others = [
  '/docs/',
  '/features',
  '/plans',
  '/not-there',
  '/docs/how-to/create-dip',
  '/docs/troubleshoot',
  '/docs/reference/cli',
  '/docs/reference/configuration/server-config',
  '/docs/self-hosted/setup',
];

const stylesheets = '**/assets/css/*.css';

/** Returns what a visitor sees of each element: the position, size, and visual properties. */
function looks(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const properties = [
      'color background-color background-image border-top border-bottom border-left border-right border-top-left-radius',
      'box-shadow display fill font-family font-size font-weight letter-spacing list-style-type opacity stroke',
      'text-decoration-line text-transform visibility',
    ].flatMap((some) => some.split(' '));
    return [...document.body.querySelectorAll('*:not(script, noscript)')].flatMap((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const style = getComputedStyle(element);
      // A hidden heading link may move before it becomes visible, so skip it.
      if (element.matches('.heading-link') && style.opacity === '0') return [];
      // A closed dialog isn't drawn, and its styles come with the script that opens it.
      if (element.closest('dialog:not([open])') && style.display === 'none') return [];
      const values = properties.map((name) => style.getPropertyValue(name));
      const place = [x, y, width, height].map((value) => Math.round(value * 10) / 10);
      const name = `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`;
      return `${name} ${place.join(' ')} ${values.join(' ')}`;
    });
  });
}

async function looksAtAllWidths(page: Page): Promise<string[]> {
  const all: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    all.push(...(await looks(page)).map((look) => `${width} px: ${look}`));
  }
  return all;
}

test.describe('a page looks the same with critical CSS alone as with the whole stylesheet', () => {
  for (const route of variants(['/', '/docs/quick-start'], others)) {
    test(route, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.route('**/assets/js/*.js', (request) => request.fulfill({ body: '', contentType: 'text/javascript' }));
      const release = await holdRequests(page, stylesheets);
      await page.route('**/*.woff2', (request) => request.abort());
      await page.goto(route, { waitUntil: 'domcontentloaded' });
      const first = await looksAtAllWidths(page);
      const loaded = page.waitForFunction(() =>
        [...document.styleSheets].some(({ href }) => href?.includes('/assets/css/')),
      );
      release();
      await loaded;
      const final = await looksAtAllWidths(page);
      const changed = final.flatMap((look, index) => (look === first[index] ? [] : [`${first[index]}\n  -> ${look}`]));
      expect(changed.slice(0, 5)).toEqual([]);
    });
  }
});
