import type { Locator, Page } from '@playwright/test';
import { docsRoutes } from '../lib/site';
import { fullIf } from '../lib/tags';
import { expect, hydrated, test } from '../lib/test';

const longPage = '/docs/reference/cli';

/** The ID of an entry far down the long page. Quick Start links to the entry. */
const entry = 'package-run';

test.use({ viewport: { width: 412, height: 823 } });

declare global {
  interface Window {
    becomeIdle(): Promise<void>;
  }
}

/** Queues idle callbacks, so the page renders only blocks near the viewport. `hydrated` still starts the scripts. */
const busy = (page: Page) =>
  page.addInitScript(() => {
    const waiting: IdleRequestCallback[] = [];
    window.requestIdleCallback = (callback) => waiting.push(callback);
    window.becomeIdle = async () => {
      while (waiting.length > 0) {
        waiting.shift()?.({ didTimeout: false, timeRemaining: () => 50 });
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      }
    };
  });

/** Runs the queued idle callbacks. */
const becomeIdle = (page: Page) => page.evaluate(() => window.becomeIdle());

/** Returns the number of elements that the browser hasn't rendered. */
const countSkipped = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('main *')].filter(
        (element) => element.checkVisibility() && !element.checkVisibility({ contentVisibilityAuto: true }),
      ).length,
  );

/** Returns true if the browser has rendered an element, even outside the viewport. */
const isRendered = (element: Locator) =>
  element.evaluate((target) => target.checkVisibility({ contentVisibilityAuto: true }));

const codeOf = (page: Page, id: string) => page.locator(`[id="${id}"] > code`);

const topOf = (element: Locator) => element.evaluate((target) => Math.round(target.getBoundingClientRect().top));

/** Waits until the browser has rendered the blocks that scrolled near the viewport. This takes up to 4 frames. */
const rendered = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 4; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  });

/** Scrolls slowly until an element is in the upper half of the viewport, so that every block on the way renders. */
async function readTo(element: Locator): Promise<void> {
  await element.evaluate(async (target) => {
    while (target.getBoundingClientRect().top > innerHeight / 2) {
      scrollBy(0, 300);
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  });
}

test("a busy phone skips a document's blocks until they're near the window", async ({ page }) => {
  await busy(page);
  await page.goto(longPage);
  await hydrated(page);
  const code = codeOf(page, entry);
  expect(await isRendered(page.getByRole('heading', { level: 1 }))).toBe(true);
  expect(await isRendered(code)).toBe(false);
  await code.evaluate((target) => target.scrollIntoView());
  await expect.poll(() => isRendered(code)).toBe(true);
});

for (const from of ['an address', 'a link'])
  test(`a page opened by ${from} is rendered completely when the phone is idle`, { tag: '@full' }, async ({ page }) => {
    await page.goto(from === 'an address' ? longPage : '/docs/quick-start');
    await hydrated(page);
    if (from === 'a link') {
      await page.locator('#next ~ ul a').first().click();
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Quick start');
    }
    await expect.poll(() => countSkipped(page)).toBe(0);
  });

test('a page opened with a fragment has all blocks immediately', async ({ page }) => {
  await busy(page);
  await page.goto(`${longPage}#${entry}`);
  await hydrated(page);
  expect(await isRendered(codeOf(page, 'login'))).toBe(true);
  expect(await isRendered(page.locator('.theme-doc-markdown > :last-child'))).toBe(true);
});

for (const [from, link] of [
  ['the same page', `a[href="#${entry}"]`],
  ['another page', `a[href="${longPage}#${entry}"]`],
] as const)
  test(`a link on ${from} scrolls to the same position as a URL with that fragment`, { tag: '@full' }, async ({
    page,
  }) => {
    await busy(page);
    await page.goto(`${longPage}#${entry}`);
    await hydrated(page);
    const heading = page.locator(`[id="${entry}"]`);
    const top = await topOf(heading);
    await page.goto(from === 'the same page' ? longPage : '/docs/quick-start');
    await hydrated(page);
    await page.locator(link).first().click();
    await expect(page).toHaveURL(new RegExp(`${longPage}#${entry}$`));
    await expect.poll(() => topOf(heading)).toBe(top);
    // Once every block is rendered, nothing can move the heading any more.
    await rendered(page);
    expect(await countSkipped(page)).toBe(0);
    expect(await topOf(heading)).toBe(top);
  });

for (const way of ['a reload', 'Back after a link', 'Back after an address'])
  test(`${way} restores the reader's position`, fullIf(way !== 'Back after a link'), async ({ page }) => {
    await busy(page);
    // Block web fonts. The first and second pages of a visit use different fonts and would break lines differently.
    await page.route('**/*.woff2', (route) => route.abort());
    await page.goto(longPage);
    await hydrated(page);
    const code = codeOf(page, 'whoami');
    await readTo(code);
    const top = await topOf(code);
    if (way === 'a reload') await page.reload();
    else {
      // A mouse click would scroll to the link first.
      if (way === 'Back after a link') await page.locator('.pagination-nav a').first().dispatchEvent('click');
      else await page.goto('/docs/quick-start');
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('CLI');
      await page.goBack();
    }
    await expect.poll(async () => Math.abs((await topOf(code)) - top)).toBeLessThan(5);
  });

const marketingRoutes = ['/', '/features', '/solutions'];

for (const route of [...docsRoutes, ...marketingRoutes])
  test(
    `${route}: a jump to the bottom of the page reaches the bottom`,
    fullIf(route !== '/docs/quick-start'),
    async ({ page }) => {
      await busy(page);
      const below = () => page.evaluate(() => document.documentElement.scrollHeight - innerHeight - scrollY);
      for (const [width, height] of [
        [375, 800],
        [600, 1000],
      ] as const) {
        await page.setViewportSize({ width, height });
        // Navigating to the same URL again would be a reload, which renders the whole page.
        await page.goto('about:blank');
        await page.goto(route);
        await expect(page.locator('html')).toHaveAttribute('data-deferred');
        await hydrated(page);
        await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
        await rendered(page);
        // Scroll anchoring rounds positions, so allow a difference of less than one line.
        expect(await below(), `px below the window, ${width} px wide`).toBeLessThan(24);
        await becomeIdle(page);
        expect(await below(), `px below the window of an idle page, ${width} px wide`).toBeLessThan(24);
      }
    },
  );
