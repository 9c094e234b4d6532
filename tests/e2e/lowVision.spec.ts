import type { Page } from '@playwright/test';
import { overflow, overlaps } from '../lib/layout';
import { fullIf } from '../lib/tags';
import { expect, hydrated, renderAll, test } from '../lib/test';

// The page's policy stops styles that a test adds.
test.use({ bypassCSP: true });

/** One page of each type. */
const pageTypes = [
  '/',
  '/plans',
  '/features',
  '/contact',
  '/privacy-notice',
  '/docs/quick-start',
  '/docs/reference/cli',
  '/docs/reference/configuration/agent-config',
  '/docs/troubleshoot',
] as const;

/** Texts of the page that a box cuts off without a way to scroll. */
function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => {
        const { overflowX, overflowY, clipPath } = getComputedStyle(element);
        const isHidden = clipPath.startsWith('inset(50%') || !element.checkVisibility({ opacityProperty: true });
        const cut =
          (/hidden|clip/.test(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
          (/hidden|clip/.test(overflowY) && element.scrollHeight > element.clientHeight + 1);
        return cut && !isHidden && Boolean(element.textContent?.trim());
      })
      .map((element) => (element.cloneNode() as Element).outerHTML.slice(0, 120)),
  );
}

async function visit(page: Page, route: string): Promise<void> {
  await page.goto(route);
  await hydrated(page);
}

/** Expects that no text leaves the page or its box, or covers another. */
async function expectReadable(page: Page, state: string): Promise<void> {
  expect.soft(await overflow(page), `${state}: pixels beyond the right edge`).toBeLessThanOrEqual(0);
  expect.soft(await overlaps(page), `${state}: texts over each other`).toEqual([]);
  expect.soft(await cutOff(page), `${state}: cut off`).toEqual([]);
}

/** Names of the colors of text and lines that aren't the darkest one. */
function faintColors(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const probe = document.createElement('span');
    document.body.append(probe);
    return ['--ink-2', '--ink-3', '--rule', '--rule-strong'].filter((name) => {
      probe.style.color = `var(${name})`;
      const color = getComputedStyle(probe).color;
      probe.style.color = 'var(--ink)';
      return color !== getComputedStyle(probe).color;
    });
  });
}

/** Texts with a contrast below 7 : 1. */
function paleTexts(page: Page): Promise<string[]> {
  return page.locator('main :is(p, dd, td, th, figcaption)').evaluateAll((elements) => {
    const luminance = (color: string) => {
      const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map((part) => {
        const share = Number(part) / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const groundOf = (element: Element | null): string => {
      const color = element ? getComputedStyle(element).backgroundColor : 'rgb(255, 255, 255)';
      return element && /, 0\)$/.test(color) ? groundOf(element.parentElement) : color;
    };
    return elements
      .filter((element) => element.checkVisibility())
      .filter((element) => {
        const [one, two] = [luminance(getComputedStyle(element).color), luminance(groundOf(element))];
        return (Math.max(one, two) + 0.05) / (Math.min(one, two) + 0.05) < 7;
      })
      .map((element) => element.outerHTML.slice(0, 100));
  });
}

// Browsers draw radio buttons; the handle of the slider keeps its colors.
/** Buttons and fields without a border. */
function edgelessControls(page: Page): Promise<string[]> {
  return page
    .locator(
      'main :is(button, input:not([hidden], [type=radio], [type=range]), textarea):not(p button, li button, td button, th button)',
    )
    .filter({ visible: true })
    .evaluateAll((elements) =>
      elements
        .filter((element) => getComputedStyle(element).borderTopStyle === 'none')
        .map((element) => element.outerHTML.slice(0, 100)),
    );
}

for (const route of pageTypes) {
  test(
    `large text, zoom, wide spacing, more contrast and forced colors keep ${route} readable`,
    fullIf(!['/', '/docs/quick-start'].includes(route)),
    async ({ page }) => {
      // 1280 px at 400 % zoom.
      await page.setViewportSize({ width: 320, height: 256 });
      await visit(page, route);
      await expectReadable(page, 'zoom of 400 %');
      await expect.soft(page.getByRole('button', { name: 'Toggle navigation bar' })).toBeInViewport({ ratio: 1 });

      await page.setViewportSize({ width: 1280, height: 900 });
      await page.emulateMedia({ contrast: 'more' });
      expect.soft(await faintColors(page), 'colors with more contrast').toEqual([]);
      expect.soft(await paleTexts(page), 'texts with more contrast').toEqual([]);

      await page.emulateMedia({ contrast: null, forcedColors: 'active' });
      expect.soft(await edgelessControls(page), 'controls without an edge in forced colors').toEqual([]);
      await page.emulateMedia({ forcedColors: null });

      const larger = await page.addStyleTag({ content: 'html { font-size: 200% }' });
      await expectReadable(page, 'text at 200 %');
      await larger.evaluate((style) => style.parentElement?.removeChild(style));

      await page.addStyleTag({
        content:
          '* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; line-height: 1.5 !important } p { margin-block-end: 2em !important }',
      });
      for (const width of [1280, 320]) {
        await page.setViewportSize({ width, height: 900 });
        await expectReadable(page, `text spacing at ${width} px`);
      }
    },
  );
}

test.describe('by touch', () => {
  test.use({ viewport: { width: 375, height: 800 }, hasTouch: true, isMobile: true });

  for (const route of pageTypes) {
    test(
      `controls of ${route} are at least 44 px high or wide enough to hit, and fields have 16 px`,
      fullIf(!['/plans', '/docs/troubleshoot'].includes(route)),
      async ({ page }) => {
        await visit(page, route);
        await renderAll(page);
        const small = await page.evaluate(() => {
          /** Height and width, in px, of what takes a tap for an element. */
          const target = (element: Element) => {
            const box = element.getBoundingClientRect();
            const around = ['::before', '::after'].map((part) => getComputedStyle(element, part));
            const most = (size: number, name: 'width' | 'height') =>
              Math.max(
                size,
                ...around.map((style) => (style.position === 'absolute' ? Number.parseFloat(style[name]) || 0 : 0)),
              );
            return { width: most(box.width, 'width'), height: most(box.height, 'height') };
          };
          const inText = (element: Element) =>
            getComputedStyle(element).display === 'inline' ||
            element.matches('p button, li button, td button, th button');
          return (
            [...document.querySelectorAll('a[href], button, summary, [role="tab"], input, textarea')]
              .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !inText(element))
              // A choice is pressed by its label.
              .map((element) => ({
                element,
                ...target((element instanceof HTMLInputElement && element.labels?.[0]) || element),
              }))
              .filter(({ width, height }) => Math.round(Math.min(width, height)) < 44)
              .map(
                ({ element, width, height }) =>
                  `${Math.round(width)} x ${Math.round(height)} ${element.outerHTML.slice(0, 110)}`,
              )
          );
        });
        expect(small).toEqual([]);
        const fields = await page
          .locator('input:not([hidden], [type=radio], [type=range]), textarea')
          .evaluateAll((elements) => elements.map((element) => Number.parseFloat(getComputedStyle(element).fontSize)));
        expect(fields.filter((size) => size < 16)).toEqual([]);
      },
    );
  }
});
