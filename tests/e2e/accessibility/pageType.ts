// What every type of page must allow. Each spec in this folder calls it with one page, and adds what only its type has.
import type { Locator, Page } from '@playwright/test';
import { overflow, overlaps } from '../../lib/fit';
import { expect, hydrated, renderAll, test } from '../../lib/test';

/** Visits a page and waits until it can be used. */
export async function visit(page: Page, route: string, width = 1440): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.goto(route);
  await hydrated(page);
}

/** Presses Tab until the focus leaves the page. Returns the problems at each stop, and marks each element reached. */
async function walk(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (let first = ''; ; ) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return undefined;
      element.setAttribute('data-walked', '');
      // The choice's label has the outline.
      const label = element instanceof HTMLInputElement && element.labels?.[0];
      const { outlineStyle, outlineWidth } = getComputedStyle(label || element);
      const isFrame = element.closest('.navbar, [class*="skipToContent"], .theme-doc-sidebar-container');
      const navbar = document.querySelector('.navbar')?.getBoundingClientRect().bottom ?? 0;
      return {
        name: `${(element.cloneNode() as Element).outerHTML} ${element.textContent?.slice(0, 40)}`,
        fault:
          outlineStyle === 'none' || outlineWidth === '0px'
            ? 'no outline'
            : !isFrame && element.getBoundingClientRect().top < navbar && 'behind the navbar',
      };
    });
    if (!stop || stop.name === first) return faults;
    first ||= stop.name;
    if (stop.fault) faults.push(`${stop.fault}: ${stop.name}`);
  }
}

/** Controls that Tab should have reached but hasn't, and stops that do nothing. */
function strayStops(page: Page): Promise<string[]> {
  return page.locator('a[href], button, input, textarea, summary, [tabindex="0"]').evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !element.matches('[tabindex="-1"]'))
      // A group of choices is one stop. The contents list shows the entries near the reader's position.
      .filter((element) => !element.matches('[data-walked], [type=radio], [aria-disabled], .table-of-contents__link'))
      .map((element) => element.outerHTML.slice(0, 200)),
  );
}

/** Texts that a box clips without a way to scroll. */
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

/** Buttons that lie over the button or the title before them. */
function buttonsOverOthers(page: Page): Promise<string[]> {
  return page.locator('main :is(button, .code-title) + button').evaluateAll((buttons) =>
    buttons
      .filter((button) => {
        const range = document.createRange();
        range.selectNodeContents(button.previousElementSibling as Element);
        const [one, two] = [range.getBoundingClientRect(), button.getBoundingClientRect()];
        return one.right > two.left && one.left < two.right && one.bottom > two.top && one.top < two.bottom;
      })
      .map((button) => String(button.ariaLabel ?? button.textContent)),
  );
}

/** Texts of a marketing page whose column has no room for four letters. */
function narrowTexts(page: Page): Promise<string[]> {
  return page.locator('html:not(.docs-wrapper) main :is(dd, td, tbody th)').evaluateAll((cells) => {
    const isNarrow = (room: number, size: string) => room > 1 && room < 3.5 * Number.parseFloat(size);
    const narrow = cells.filter(
      (cell) => cell.checkVisibility() && isNarrow(cell.clientWidth, getComputedStyle(cell).fontSize),
    );
    return narrow.map(({ textContent }) => String(textContent)).filter((text) => text.length > 8);
  });
}

async function expectReadable(page: Page, state: string): Promise<void> {
  expect.soft(await overflow(page), `${state}: pixels beyond the right edge`).toBeLessThanOrEqual(0);
  expect.soft(await overlaps(page), `${state}: texts over each other`).toEqual([]);
  expect.soft(await cutOff(page), `${state}: cut off`).toEqual([]);
  expect.soft(await buttonsOverOthers(page), `${state}: buttons over others`).toEqual([]);
  expect.soft(await narrowTexts(page), `${state}: narrow columns`).toEqual([]);
}

/** Names of text and line colors that aren't the darkest one. */
function faintColors(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('span'));
    const colorOf = (name: string) => {
      probe.style.color = `var(${name})`;
      return getComputedStyle(probe).color;
    };
    return ['--ink-2', '--ink-3', '--rule', '--rule-strong'].filter((name) => colorOf(name) !== colorOf('--ink'));
  });
}

// Browsers draw radio buttons, and the slider's handle keeps its colors.
const framed =
  'main :is(button, input:not([hidden], [type=radio], [type=range]), textarea):not(p button, li button, td button, th button)';

/** Elements with a border of that style that isn't drawn. */
const withoutEdge = (parts: Locator) =>
  parts
    .filter({ visible: true })
    .evaluateAll((elements) =>
      elements
        .filter((element) => getComputedStyle(element).borderTopStyle === 'none')
        .map((element) => element.outerHTML.slice(0, 100)),
    );

/** Controls outside running text that are less than 44 px high or wide for a finger. */
function smallForFingers(page: Page): Promise<string[]> {
  return page
    .locator('a[href], button, summary, [role="tab"], input, textarea')
    .filter({ visible: true })
    .evaluateAll((elements) => {
      /** The size in pixels of what takes a tap: an element, its label, or an overlay on its surroundings. */
      const sizeOf = (element: Element) => {
        const target = (element instanceof HTMLInputElement && element.labels?.[0]) || element;
        const { width, height } = target.getBoundingClientRect();
        const around = ['::before', '::after'].map((part) => getComputedStyle(target, part));
        const most = (own: number, name: 'width' | 'height') =>
          Math.max(own, ...around.map((style) => (style.position === 'absolute' ? Number.parseFloat(style[name]) : 0)));
        return Math.round(Math.min(most(width, 'width'), most(height, 'height')));
      };
      const inText = (element: Element) =>
        getComputedStyle(element).display === 'inline' || element.matches('p button, li button, td button, th button');
      return elements
        .filter((element) => !inText(element) && sizeOf(element) < 44)
        .map((element) => `${sizeOf(element)} px: ${element.outerHTML.slice(0, 110)}`);
    });
}

/** Tests one page of a type. `npm test` covers the types that most visitors see, and `npm run test:full` the others. */
export function testPageType(route: string, details: { tag: string[] } = { tag: [] }): void {
  test.describe(`${route}`, details, () => {
    // The page's policy blocks styles that a test adds.
    test.use({ bypassCSP: true });

    test('the skip link is the first stop, and Tab reaches everything with visible focus', async ({ page }) => {
      await visit(page, route);
      await page.keyboard.press('Tab');
      const skip = page.getByRole('link', { name: 'Skip to main content' });
      await expect(skip).toBeFocused();
      await expect(skip).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await expect(page.locator('main :focus')).toHaveCount(1);
      await page.evaluate(() => (document.activeElement as HTMLElement).blur());
      await visit(page, route);
      expect(await walk(page)).toEqual([]);
      expect(await strayStops(page), 'not reached').toEqual([]);
    });

    test('zoom, large text, wide spacing, more contrast, and forced colors keep it readable', async ({ page }) => {
      // 1280 px at 400% zoom.
      await visit(page, route, 320);
      await page.setViewportSize({ width: 320, height: 256 });
      await expectReadable(page, '400% zoom');
      await expect.soft(page.getByRole('button', { name: 'Toggle navigation bar' })).toBeInViewport({ ratio: 1 });
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.emulateMedia({ contrast: 'more' });
      expect.soft(await faintColors(page), 'colors with more contrast').toEqual([]);
      await page.emulateMedia({ contrast: null, forcedColors: 'active' });
      expect.soft(await withoutEdge(page.locator(framed)), 'controls without an edge in forced colors').toEqual([]);
      await page.emulateMedia({ forcedColors: null });
      const larger = await page.addStyleTag({ content: 'html { font-size: 200% }' });
      await expectReadable(page, 'text at 200%');
      await page.setViewportSize({ width: 375, height: 800 });
      await expectReadable(page, 'text at 200% on a phone');
      await larger.evaluate((style) => style.parentElement?.removeChild(style));
      await page.addStyleTag({
        content:
          '* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; line-height: 1.5 !important } p { margin-block-end: 2em !important }',
      });
      for (const width of [1280, 320]) {
        await page.setViewportSize({ width, height: 900 });
        await expectReadable(page, `text spacing at ${width} px`);
      }
    });

    test.describe('by touch', () => {
      test.use({ hasTouch: true, isMobile: true });

      test('controls are at least 44 px high and wide, and fields have text of 16 px', async ({ page }) => {
        await visit(page, route, 375);
        await renderAll(page);
        expect(await smallForFingers(page)).toEqual([]);
        const fields = page.locator('input:not([hidden], [type=radio], [type=range]), textarea');
        const sizes = await fields.evaluateAll((found) => found.map((field) => getComputedStyle(field).fontSize));
        expect(sizes.filter((size) => Number.parseFloat(size) < 16)).toEqual([]);
      });
    });
  });
}
