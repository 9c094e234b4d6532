import type { Page } from '@playwright/test';
import { fullIf } from '../lib/tags';
import { expect, hydrated, test } from '../lib/test';

type Stop = {
  /** Opening tag and text of what has the focus. */
  element: string;
  outline: string;
  /** Part of the element, from 0 to 1, that the sticky navbar covers. */
  covered: number;
};

/** Describes what has the focus; undefined when the walk has left the page. */
async function focusedStop(page: Page): Promise<Stop | undefined> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return undefined;
    element.setAttribute('data-walked', '');
    // The label of a choice has the outline.
    const label = element instanceof HTMLInputElement && element.labels?.[0];
    const { outlineStyle, outlineWidth } = getComputedStyle(label || element);
    const box = element.getBoundingClientRect();
    const navbar = document.querySelector('.navbar')?.getBoundingClientRect();
    const covering = element.closest('.navbar, [class*="skipToContent"], .theme-doc-sidebar-container')
      ? 0
      : navbar?.bottom;
    return {
      element: `${(element.cloneNode() as Element).outerHTML} ${element.textContent?.slice(0, 40)}`,
      outline: outlineWidth === '0px' ? 'none' : outlineStyle,
      covered: Math.min(1, Math.max(0, ((covering ?? 0) - box.top) / box.height)),
    };
  });
}

/** Presses Tab until the focus leaves the page. */
async function walk(page: Page): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (;;) {
    await page.keyboard.press('Tab');
    const stop = await focusedStop(page);
    if (!stop || (stops.length > 0 && stop.element === stops[0]?.element)) return stops;
    stops.push(stop);
  }
}

for (const [route, width] of [
  ['/', 1440],
  ['/', 375],
  ['/plans', 1440],
  ['/contact', 375],
  ['/docs/how-to/create-dip', 1440],
  ['/docs/how-to/create-dip', 375],
] as const) {
  test(
    `Tab reaches everything on ${route} at ${width} px, with visible focus`,
    fullIf(!(route.startsWith('/docs/') ? width === 1440 : route === '/' && width === 375)),
    async ({ page }) => {
      test.setTimeout(90_000);
      await page.setViewportSize({ width, height: 900 });
      await page.goto(route);
      await hydrated(page);
      const stops = await walk(page);
      expect(stops.filter(({ outline }) => outline === 'none')).toEqual([]);
      expect(stops.filter(({ covered }) => covered > 0)).toEqual([]);
      const missed = await page
        .locator('a[href], button, [tabindex="0"]')
        .evaluateAll((elements) =>
          elements
            .filter(
              (element) =>
                element.checkVisibility({ visibilityProperty: true }) && !element.hasAttribute('data-walked'),
            )
            .map((element) => element.outerHTML.slice(0, 200)),
        );
      expect(missed.filter((element) => !element.includes('tabindex="-1"'))).toEqual([]);
    },
  );
}

for (const route of ['/', '/docs/quick-start']) {
  test(
    `the skip link is the first stop on ${route} and leads into the content`,
    fullIf(route === '/'),
    async ({ page }) => {
      await page.goto(route);
      await hydrated(page);
      await page.keyboard.press('Tab');
      const skip = page.getByRole('link', { name: 'Skip to main content' });
      await expect(skip).toBeFocused();
      await expect(skip).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await expect(page.locator('main :focus')).toHaveCount(1);
    },
  );
}

test('the current page is marked in navbar, sidebar and table of contents', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/docs/quick-start');
  await hydrated(page);
  const sidebar = page.getByRole('complementary');
  await expect(sidebar.locator('[aria-current="page"]')).toHaveText('Quick start');
  const contents = page.locator('.theme-doc-toc-desktop a');
  await contents.nth(1).press('Enter');
  const target = String(await contents.nth(1).getAttribute('href'));
  await expect(page).toHaveURL(new RegExp(`${target}$`));
  await expect(page.locator(target)).toBeInViewport();
  await expect(page.locator('.theme-doc-toc-desktop .table-of-contents__link--active')).toHaveAttribute('href', target);
});

test('after a navigation, only the new page is marked in the sidebar', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/docs/quick-start');
  await hydrated(page);
  const sidebar = page.getByRole('complementary');
  // Out of no group into one, within it, into another, and out again.
  for (const name of ['Write a test', 'Upload artifacts', 'Agent configuration', 'Troubleshoot']) {
    await sidebar.getByRole('link', { name }).first().press('Enter');
    await expect(page.locator('h1')).toContainText(name);
    await expect(sidebar.locator('[aria-current="page"]')).toContainText(name);
    await expect(sidebar.locator('.menu__link--active')).toHaveCount(1);
  }
});

test.describe('the box "On this page" of a phone', () => {
  test.use({ viewport: { width: 375, height: 800 }, hasTouch: true });

  test('opens and closes by key and by tap, and says so', async ({ page }) => {
    await page.goto('/docs/quick-start');
    await hydrated(page);
    const box = page.getByRole('button', { name: 'On this page' });
    const link = page.locator('.theme-doc-toc-mobile a').first();
    await expect(box).toHaveAttribute('aria-expanded', 'false');
    for (const press of [() => box.press('Enter'), () => box.press('Space'), () => box.tap()]) {
      await press();
      await expect(box).toHaveAttribute('aria-expanded', 'true');
      await expect(link).toBeVisible();
      await press();
      await expect(box).toHaveAttribute('aria-expanded', 'false');
      await expect(link).toBeHidden();
    }
  });

  test('leads to a part of the page', async ({ page }) => {
    await page.goto('/docs/quick-start');
    await hydrated(page);
    await page.getByRole('button', { name: 'On this page' }).tap();
    const link = page.locator('.theme-doc-toc-mobile a').nth(1);
    const target = String(await link.getAttribute('href'));
    await link.tap();
    await expect(page.locator(target)).toBeInViewport();
  });
});

test('code is copied by key; the button shows it, and a screen reader hears it each time', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/docs/quick-start');
  await hydrated(page);
  const block = page.locator('.theme-code-block').first();
  const button = block.getByRole('button', { name: 'Copy console-check/job-package.json' });
  const announced = page.locator('[aria-live="polite"]').getByText('Copied console-check/job-package.json');
  await button.focus();
  await expect(button).toHaveCSS('opacity', '1');
  for (let time = 1; time <= 2; time += 1) {
    await button.press('Enter');
    await expect(announced).toBeAttached();
    expect(await button.evaluate((element) => getComputedStyle(element, '::before').content)).toBe('"Copied"');
    await expect(announced).toHaveCount(0);
  }
  const text = (await block.locator('code').textContent()) ?? '';
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.trimEnd()).toBe(text.trimEnd());
});

test('a term shows its definition by key, and Escape puts it away', async ({ page }) => {
  await page.goto('/docs/how-to/create-dip');
  await hydrated(page);
  const term = page.getByRole('article').getByRole('button', { name: 'DIP', exact: true }).first();
  await term.press('Enter');
  const definition = page.locator('[popover]:popover-open');
  await expect(definition).toBeVisible();
  await expect(definition).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await expect(definition).toHaveCount(0);
  await expect(term).toBeFocused();
});

test('a definition opens beside its word, and closes when Tab moves on', { tag: '@full' }, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/docs/how-to/create-dip');
  await hydrated(page);
  const term = page.getByRole('article').getByRole('button', { name: 'DIP', exact: true }).first();
  const definition = page.locator('[popover]:popover-open');
  await term.press('Enter');
  const word = await term.boundingBox();
  const box = await definition.boundingBox();
  if (!word || !box) throw new Error('The word or its definition has no box.');
  const gap = Math.max(box.y - (word.y + word.height), word.y - (box.y + box.height));
  expect(gap).toBeGreaterThanOrEqual(0);
  expect(gap).toBeLessThanOrEqual(10);
  expect(Math.abs(box.x - word.x)).toBeLessThanOrEqual(box.width);
  await page.keyboard.press('Tab');
  await expect(definition.getByRole('link')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(definition).toHaveCount(0);
});

test.describe('on a phone', () => {
  for (const width of [320, 414]) {
    test(
      `the sticky column of the plans leaves a link with the focus in view at ${width} px`,
      fullIf(width === 414),
      async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });
        await page.goto('/plans');
        await hydrated(page);
        const region = page.getByRole('region', { name: 'Plans compared' });
        const step = region.getByRole('row', { name: 'First step' });
        const links = await step.getByRole('link').filter({ visible: true }).all();
        expect(links.length).toBeGreaterThan(0);
        // Backwards and forwards: where a link comes from decides whether the column is over it.
        for (const [left, link] of [
          ...links.toReversed().map((link) => [1000, link] as const),
          ...links.map((link) => [0, link] as const),
        ]) {
          await region.evaluate((element, x) => element.scrollTo({ left: x, behavior: 'instant' }), left);
          await link.focus();
          const covered = await link.evaluate((element) => {
            const { left: start, right, top, height } = element.getBoundingClientRect();
            return [start + 4, (start + right) / 2].filter(
              (x) => !element.contains(document.elementFromPoint(x, top + height / 2)),
            );
          });
          expect(covered).toEqual([]);
        }
      },
    );
  }
});

for (const [route, most] of [
  ['/docs/reference/cli', 351],
  ['/docs/quick-start', 190],
] as const) {
  test(
    `each tab stop in the main area of ${route} does something`,
    fullIf(route !== '/docs/quick-start'),
    async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(route);
      await hydrated(page);
      const stops = await page.locator('main').evaluate((main) =>
        [...main.querySelectorAll<HTMLElement>('*')]
          .filter((element) => element.tabIndex >= 0 && element.checkVisibility({ visibilityProperty: true }))
          .map((element) => ({
            element: (element.cloneNode() as Element).outerHTML,
            acts: element.matches('a[href], button, summary, input, textarea, [role=tab]'),
            scrolls: element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight,
            isNamed: element.matches('[role][aria-label]'),
          })),
      );
      expect(stops.filter(({ acts, scrolls, isNamed }) => !acts && !(scrolls && isNamed))).toEqual([]);
      expect(stops.length).toBeLessThanOrEqual(most);
    },
  );
}
