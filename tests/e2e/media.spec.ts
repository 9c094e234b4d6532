import type { Locator, Page } from '@playwright/test';
import { fullIf } from '../lib/tags';
import { expect, hydrated, test } from '../lib/test';

async function visit(page: Page, route: string): Promise<void> {
  await page.goto(route);
  await hydrated(page);
}

test.describe('on paper', () => {
  // The width of a sheet of A4 between the margins of the browser.
  test.use({ viewport: { width: 718, height: 1000 } });

  test('the text of a document fills the width of a landscape sheet', async ({ page }) => {
    await page.setViewportSize({ width: 1042, height: 718 });
    await visit(page, '/docs/quick-start');
    await page.emulateMedia({ media: 'print' });
    const main = await page.getByRole('main').boundingBox();
    expect(main?.width).toBe(1042);
    const free = await page.locator('main article').evaluate((article) => {
      const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(article.parentElement as Element);
      const room = (article.parentElement as Element).clientWidth - Number.parseFloat(paddingInlineStart);
      return room - Number.parseFloat(paddingInlineEnd) - article.clientWidth;
    });
    expect(free).toBe(0);
  });

  for (const route of ['/', '/plans', '/signup']) {
    test(`addresses of outside links are written out on ${route}`, fullIf(route !== '/plans'), async ({ page }) => {
      await visit(page, route);
      await page.emulateMedia({ media: 'print' });
      const links = page.locator('main a[href^="http"]');
      const written = await links.evaluateAll((elements) =>
        elements.map((link) => getComputedStyle(link, '::after').content.includes(String(link.getAttribute('href')))),
      );
      expect(written.length).toBeGreaterThan(0);
      expect(written).not.toContain(false);
    });
  }
});

test.describe('in forced colours', () => {
  async function expectOneMarked(items: Locator, edge: string): Promise<void> {
    const page = items.page();
    const ground = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    const edges = await items.evaluateAll(
      (links, property) => links.map((link) => getComputedStyle(link).getPropertyValue(property)),
      `border-${edge}-color`,
    );
    expect(edges.filter((color) => color !== ground)).toHaveLength(1);
  }

  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`of a ${colorScheme} theme`, () => {
      test.use({ viewport: { width: 1440, height: 900 } });
      test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active', colorScheme }));

      test(
        'navbar, sidebar and menu mark the current item by an edge',
        fullIf(colorScheme === 'light'),
        async ({ page }) => {
          await visit(page, '/docs/quick-start');
          await expectOneMarked(page.locator('.navbar__inner .navbar__link'), 'block-end');
          await expectOneMarked(page.locator('.theme-doc-sidebar-container a[href]'), 'inline-start');
          await page.setViewportSize({ width: 375, height: 800 });
          await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
          const panels = page.locator('.navbar-sidebar__item');
          await expectOneMarked(panels.nth(1).locator('a[href]'), 'inline-start');
          await page.getByRole('button', { name: 'Back to main menu' }).click();
          await expectOneMarked(panels.nth(0).locator('a:not(.navbar-action)'), 'inline-start');
        },
      );

      test('buttons and code have an edge', fullIf(colorScheme === 'light'), async ({ page }) => {
        const unframed = (parts: Element[]) =>
          parts
            .filter((part) => getComputedStyle(part).borderTopStyle !== 'solid')
            .map((part) => part.outerHTML.slice(0, 120));
        await visit(page, '/docs/quick-start');
        expect(await page.locator('.theme-code-block, .theme-code-block button').evaluateAll(unframed)).toEqual([]);
        await visit(page, '/signup');
        const actions = page.getByRole('link', { name: /^(Log In|Start Free Trial|Continue to sign-up)$/ });
        await expect(actions.first()).toBeVisible();
        expect(await actions.evaluateAll(unframed)).toEqual([]);
      });

      for (const route of ['/', '/docs/how-to/create-dip', '/docs/self-hosted/setup']) {
        test(
          `drawings keep their ground on ${route}`,
          fullIf(route !== '/' || colorScheme === 'light'),
          async ({ page }) => {
            await visit(page, route);
            const grounds = await page
              .locator('svg[role="img"]')
              .evaluateAll((drawings) => drawings.map((drawing) => getComputedStyle(drawing).backgroundColor));
            expect(grounds.length).toBeGreaterThan(0);
            expect(grounds.filter((ground) => !['rgb(255, 255, 255)', 'rgb(10, 64, 51)'].includes(ground))).toEqual([]);
          },
        );
      }
    });
  }
});

test.describe('with reduced motion', () => {
  const running = (page: Page) => page.evaluate(() => document.getAnimations().length);

  test('nothing moves, neither on the home page nor when the menu opens', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 375, height: 800 });
    await visit(page, '/');
    expect(await running(page)).toBe(0);
    await expect(page.getByRole('slider', { name: 'Time since the submit' })).toHaveValue('204');
    const whileOpening = await page.getByRole('button', { name: 'Toggle navigation bar' }).evaluate(async (button) => {
      (button as HTMLButtonElement).click();
      await new Promise(requestAnimationFrame);
      return document.getAnimations().length;
    });
    expect(whileOpening).toBe(0);
    await expect(page.locator('.navbar-sidebar')).toBeVisible();
  });

  test('without it the home page moves, so the test above can see', { tag: '@full' }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto('/');
    const cursor = page.getByRole('slider', { name: 'Time since the submit' });
    await expect(cursor).not.toHaveValue('204');
    await expect(cursor).toHaveValue('204');
  });
});
