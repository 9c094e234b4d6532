import type { Locator, Page } from '@playwright/test';
import { overflow, overlaps } from '../lib/fit';
import { expect, test, visit } from '../lib/test';
import { nightly, variants } from '../lib/variants';

const quickStart = '/docs/quick-start';

const others = ['/', '/plans', '/features', '/contact', '/no-such-page', '/docs/troubleshoot', '/docs/reference/cli'];

/** Presses a key until focus is back where it was. Marks each focused element, and returns the problems found. */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<string[]> {
  const faults: string[] = [];
  for (let first = ''; ; ) {
    await page.keyboard.press(key);
    const stop = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return undefined;
      element.setAttribute('data-walked', '');
      const isStill = element.scrollWidth <= element.clientWidth && element.scrollHeight <= element.clientHeight;
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      const isHit = [...element.getClientRects()].some(({ left, top, width, height }) =>
        [0.1, 0.5, 0.9].some((share) =>
          element.contains(document.elementFromPoint(left + width * share, top + height * share)),
        ),
      );
      const isBox = element.matches('pre, section');
      if (isBox && isStill) return { name: element.outerHTML, fault: 'nothing to scroll' };
      if (isBox && !element.ariaLabel) return { name: element.outerHTML, fault: 'no name' };
      return {
        name: `${(element.cloneNode() as Element).outerHTML} ${element.textContent?.slice(0, 40)}`,
        fault: outlineStyle === 'none' || outlineWidth === '0px' ? 'no outline' : !isHit && 'covered',
      };
    });
    // Between the last stop and the first, the browser's own controls have focus.
    if (!stop) continue;
    if (stop.name === first) return faults;
    first ||= stop.name;
    if (stop.fault) faults.push(`${stop.fault}: ${stop.name}`);
  }
}

/** Returns the visible controls that Tab didn't reach. */
function strayStops(page: Page): Promise<string[]> {
  return page.locator('a[href], button, input, textarea, summary, [tabindex="0"]').evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !element.matches('[tabindex="-1"]'))
      // In the table of contents, only entries near the reading position are tab stops.
      .filter((element) => !element.matches('[data-walked], [aria-disabled], .table-of-contents__link'))
      .map((element) => element.outerHTML.slice(0, 200)),
  );
}

/** Opens and closes two controls of each kind twice. Each closes again, and gets focus back. */
async function openTwice(page: Page): Promise<void> {
  const openers = page.locator('button:is([aria-expanded], [aria-haspopup], [popovertarget]), details > summary');
  const names = await openers.filter({ visible: true }).evaluateAll((elements) =>
    elements
      .filter((element, index) => {
        const before = elements.slice(0, index);
        return before.filter((other) => other.className === element.className).length < 2;
      })
      .map((element, index) => {
        element.setAttribute('data-opener', String(index));
        return element.ariaLabel ?? element.textContent;
      }),
  );
  for (const [index, name] of names.entries()) {
    const opener = page.locator(`[data-opener="${index}"]`);
    const isOpen = () =>
      opener.evaluate((element: HTMLButtonElement) => {
        // The dialog leaves the page a moment after it closes.
        if (element.ariaHasPopup) return document.querySelector('dialog[open]') !== null;
        if (element.popoverTargetElement) return element.popoverTargetElement.matches(':popover-open');
        return (element.parentElement as HTMLDetailsElement).open ?? element.ariaExpanded === 'true';
      });
    const before = await isOpen();
    for (const wanted of [!before, before, !before, before]) {
      if (!wanted && (await page.getByRole('dialog').count()) > 0) await page.keyboard.press('Escape');
      else await opener.press('Enter');
      await expect.poll(isOpen, `${name} is open`).toBe(wanted);
      if (wanted === before) await expect(opener, `focus after ${name}`).toBeFocused();
    }
  }
}

/** Returns the elements whose text is clipped and can't be scrolled into view. */
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

async function expectReadable(page: Page, state: string): Promise<void> {
  expect.soft(await overflow(page), `${state}: pixels beyond the right edge`).toBeLessThanOrEqual(0);
  expect.soft(await overlaps(page), `${state}: overlapping text`).toEqual([]);
  expect.soft(await cutOff(page), `${state}: cut off`).toEqual([]);
}

/** Returns the CSS variables for text and line colors that aren't set to the darkest color. */
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

// Excludes the slider, whose handle keeps its colors.
const framed =
  'main :is(button, input:not([hidden], [type=range]), textarea):not(p button, li button, td button, th button)';

const withoutEdge = (parts: Locator) =>
  parts
    .filter({ visible: true })
    .evaluateAll((elements) =>
      elements
        .filter((element) => getComputedStyle(element).borderTopStyle === 'none')
        .map((element) => element.outerHTML.slice(0, 100)),
    );

/** Returns the touch targets outside running text that are less than 44 px high or wide. */
function smallForFingers(page: Page): Promise<string[]> {
  return page
    .locator('a[href], button, summary, [role="tab"], input, textarea')
    .filter({ visible: true })
    .evaluateAll((elements) => {
      /** Returns the shorter side, in pixels, of the touch target: the element, or an overlay around it. */
      const sizeOf = (element: Element) => {
        const { width, height } = element.getBoundingClientRect();
        const around = ['::before', '::after'].map((part) => getComputedStyle(element, part));
        const most = (own: number, name: 'width' | 'height') =>
          Math.max(own, ...around.map((style) => (style.position === 'absolute' ? Number.parseFloat(style[name]) : 0)));
        return Math.round(Math.min(most(width, 'width'), most(height, 'height')));
      };
      const inText = (element: Element) =>
        getComputedStyle(element).display === 'inline' || element.matches('p button, li button, td button, th button');
      return (
        elements
          // The skip link has no size until it has focus.
          .filter((element) => !getComputedStyle(element).clipPath.startsWith('inset(50%'))
          .filter((element) => !inText(element) && sizeOf(element) < 44)
          .map((element) => `${sizeOf(element)} px: ${element.outerHTML.slice(0, 110)}`)
      );
    });
}

/** One page of each type. */
for (const route of variants([quickStart], [...others, '/docs/reference/configuration/agent-config']))
  test.describe(`${route}`, () => {
    // The page's Content Security Policy would block the styles that these tests inject.
    test.use({ bypassCSP: true });

    test('the skip link is the first tab stop, and Tab reaches every control with visible focus', async ({ page }) => {
      // The agent configuration has hundreds of controls.
      test.slow();
      await visit(page, route);
      await page.keyboard.press('Tab');
      const skip = page.getByRole('link', { name: 'Skip to main content' });
      await expect(skip).toBeFocused();
      await expect(skip).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('Enter');
      await expect(page.locator('.document, main:not(:has(.document))')).toBeFocused();
      await page.keyboard.press('Tab');
      expect(await walk(page, 'Tab')).toEqual([]);
      expect(await strayStops(page), 'not reached').toEqual([]);
      await page.setViewportSize({ width: 375, height: 900 });
      expect(await walk(page, 'Shift+Tab'), 'backwards on a phone').toEqual([]);
      await page.setViewportSize({ width: 1440, height: 900 });
      await openTwice(page);
    });

    test('zoom, large text, wide spacing, more contrast, and forced colors keep text readable', async ({ page }) => {
      // At 400% zoom, a 1280 px window is 320 CSS pixels wide.
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

    test.describe('on a touchscreen', () => {
      test.use({ hasTouch: true, isMobile: true });

      test('controls are at least 44 px high and wide, and the text in fields is at least 16 px', async ({ page }) => {
        await visit(page, route, 375);
        expect(await smallForFingers(page)).toEqual([]);
        const fields = page.locator('input:not([hidden], [type=range]), textarea');
        const sizes = await fields.evaluateAll((found) => found.map((field) => getComputedStyle(field).fontSize));
        expect(sizes.filter((size) => Number.parseFloat(size) < 16)).toEqual([]);
      });
    });
  });

test('the sidebar and the contents list mark the current position, even after the reader opens a different page', async ({
  page,
}) => {
  await visit(page, quickStart);
  const sidebar = page.getByRole('complementary');
  await expect(sidebar.locator('[aria-current="page"]')).toHaveText('Quick start');
  const contents = page.locator('.theme-doc-toc-desktop a');
  await contents.nth(1).press('Enter');
  const target = String(await contents.nth(1).getAttribute('href'));
  await expect(page).toHaveURL(new RegExp(`${target}$`));
  await expect(page.locator(target)).toBeInViewport();
  await expect(page.locator('.theme-doc-toc-desktop .table-of-contents__link--active')).toHaveAttribute('href', target);
  for (const name of ['Test and measure', 'Send results']) await sidebar.getByRole('button', { name }).press('Enter');
  // Open pages in other sidebar groups and outside any group.
  for (const name of ['Write a test', 'Upload artifacts', 'Troubleshoot']) {
    await sidebar.getByRole('link', { name }).first().press('Enter');
    await expect(page.locator('h1')).toContainText(name);
    await expect(sidebar.locator('[aria-current="page"]')).toContainText(name);
    await expect(sidebar.locator('.menu__link--active')).toHaveCount(1);
  }
  await visit(page, '/docs/troubleshoot');
  await expect(sidebar.locator('[aria-current="page"]')).toBeInViewport({ ratio: 0.9 });
});

test('Enter copies code, and the button and a live region report it', async ({ page, context, complaints }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install();
  await visit(page, '/docs/self-hosted/setup');
  const block = page.locator('.theme-code-block').first();
  const button = block.getByRole('button', { name: 'Copy daemon.json' });
  const announced = page.locator('[aria-live="polite"]').getByText('Copied daemon.json');
  await button.focus();
  await expect(button).toHaveCSS('opacity', '1');
  for (let time = 1; time <= 2; time += 1) {
    await button.press('Enter');
    await expect(announced).toBeAttached();
    expect(await button.evaluate((element) => getComputedStyle(element, '::before').content)).toBe('"Copied"');
    await page.clock.fastForward(2000);
    await expect(announced).toHaveCount(0);
  }
  const text = (await block.locator('code').textContent()) ?? '';
  expect((await page.evaluate(() => navigator.clipboard.readText())).trimEnd()).toBe(text.trimEnd());

  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
  });
  await button.press('Enter');
  await expect(page.locator('[aria-live="polite"]').getByText('Couldn’t copy daemon.json')).toBeAttached();
  expect(await button.evaluate((element) => getComputedStyle(element, '::before').content)).toBe('"Not copied"');
  expect(await page.evaluate(() => `${getSelection()}`.trimEnd())).toBe(text.trimEnd());
  expect(complaints).toEqual([]);
});

test("Enter shows a term's definition, and Escape or Tab closes it", async ({ page, complaints }) => {
  await visit(page, '/docs/how-to/create-dip');
  const term = page.getByRole('article').getByRole('button', { name: 'DIP', exact: true }).first();
  const definition = page.locator('[popover]:popover-open');
  await term.press('Enter');
  await expect(definition).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await expect(definition).toHaveCount(0);
  await expect(term).toBeFocused();
  await term.press('Enter');
  await page.keyboard.press('Tab');
  await expect(definition.getByRole('link')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(term).toBeFocused();
  await expect(definition).toHaveCount(1);
  await definition.click({ position: { x: 20, y: 20 } });
  await expect(definition, 'a click on its text, which can start a selection').toHaveCount(1);
  await term.focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(definition).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test.describe('with forced colors', () => {
  test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' }));

  async function expectOneMarked(items: Locator, edge: string): Promise<void> {
    const ground = await items.page().evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    const edges = await items.evaluateAll(
      (links, property) => links.map((link) => getComputedStyle(link).getPropertyValue(property)),
      `border-${edge}-color`,
    );
    expect(edges.filter((color) => color !== ground)).toHaveLength(1);
  }

  test('the navbar, sidebar, menu, file tabs, and starters mark the current item with a border', async ({ page }) => {
    await visit(page, quickStart);
    await expectOneMarked(page.locator('.navbar__inner .navbar__link'), 'block-end');
    await expectOneMarked(page.locator('.theme-doc-sidebar-container a[href]'), 'inline-start');
    await page.setViewportSize({ width: 375, height: 800 });
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    const panels = page.locator('.navbar-sidebar__item');
    await expectOneMarked(panels.nth(1).locator('a[href]'), 'inline-start');
    const close = page.getByRole('button', { name: 'Close navigation bar' });
    const color = await close.evaluate((button) => getComputedStyle(button).color);
    await expect(close.locator('g')).toHaveCSS('stroke', color);
    await page.getByRole('button', { name: 'Back to main menu' }).click();
    await expectOneMarked(panels.nth(0).locator('a:not(.navbar-action)'), 'inline-start');
    await visit(page, '/');
    await expect(page.getByRole('tab', { selected: true })).not.toHaveCSS('border-block-end-width', '1px');
    await expect(page.getByRole('button', { pressed: true })).not.toHaveCSS('border-width', '1px');
  });

  nightly('drawings keep their background', async ({ page }) => {
    for (const route of ['/docs/how-to/create-dip', '/consulting', '/solutions']) {
      await visit(page, route);
      const { known, grounds } = await page.locator('main svg:has(text)').evaluateAll((drawings) => {
        const probe = document.body.appendChild(document.createElement('div'));
        probe.style.forcedColorAdjust = 'none';
        const colorOf = (token: string) => {
          probe.style.backgroundColor = `var(${token})`;
          return getComputedStyle(probe).backgroundColor;
        };
        return {
          known: ['--panel', '--mask-800'].map(colorOf),
          grounds: drawings.map((drawing) => getComputedStyle(drawing).backgroundColor),
        };
      });
      expect(grounds.length).toBeGreaterThan(0);
      const others = grounds.filter((ground) => !known.includes(ground));
      expect(others, route).toEqual([]);
    }
  });
});

test('with reduced motion, nothing on the page moves, even when the menu opens', async ({ page }) => {
  await visit(page, '/', 375);
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    await page.emulateMedia({ reducedMotion });
    const whileOpening = await page.getByRole('button', { name: 'Toggle navigation bar' }).evaluate(async (button) => {
      (button as HTMLButtonElement).click();
      await new Promise(requestAnimationFrame);
      return document.getAnimations().length;
    });
    // Without reduced motion, the menu must move. This proves that the test can detect motion.
    if (reducedMotion === 'reduce') expect(whileOpening).toBe(0);
    else expect(whileOpening).toBeGreaterThan(0);
    await page.keyboard.press('Escape');
    await expect(page.locator('.navbar-sidebar')).toBeHidden();
  }
});
