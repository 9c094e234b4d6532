import type { Locator, Page } from '@playwright/test';
import { version } from '../../package.json';
import { overflow } from '../lib/accessibility';
import { allRoutes, docsRoutes } from '../lib/site';
import { expect, hydrated, test } from '../lib/test';

const black = 'rgb(0, 0, 0)';

async function visit(page: Page, route: string): Promise<void> {
  await page.goto(route);
  await hydrated(page);
}

test.describe('on paper', () => {
  // The width of a sheet of A4 between the margins of the browser.
  test.use({ viewport: { width: 718, height: 1000 } });

  for (const route of allRoutes) {
    test(`${route} is black on white, complete and without navigation`, async ({ page }) => {
      await visit(page, route);
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('navigation')).toHaveCount(0);
      const wrong = await page.evaluate((ink) => {
        const parts = [...document.querySelectorAll('main *')].filter(
          (part) => !part.closest('svg') && part.checkVisibility({ visibilityProperty: true }),
        );
        return parts.flatMap((part) => {
          const { color, backgroundColor, overflowX } = getComputedStyle(part);
          const faults = [
            color !== ink && `colour ${color}`,
            backgroundColor !== 'rgba(0, 0, 0, 0)' && `background ${backgroundColor}`,
            ['auto', 'scroll', 'hidden'].includes(overflowX) && part.scrollWidth > part.clientWidth + 1 && 'cut off',
          ].filter(Boolean);
          const hidden = getComputedStyle(part).clipPath !== 'none';
          return faults.length > 0 && !hidden ? [`${faults.join(', ')}: ${part.outerHTML.slice(0, 120)}`] : [];
        });
      }, black);
      expect(wrong).toEqual([]);
      const past = await page.evaluate(() =>
        [...document.querySelectorAll('main *')]
          .filter((part) => part.checkVisibility() && part.getBoundingClientRect().right > window.innerWidth + 1)
          .map((part) => part.outerHTML.slice(0, 120)),
      );
      expect(past, 'past the right edge of the sheet').toEqual([]);
    });
  }

  test('a document names its address and version, on paper only', async ({ page }) => {
    for (const route of docsRoutes.slice(0, 3)) {
      await visit(page, route);
      const source = page.locator('.printed-source');
      await page.emulateMedia({ media: 'screen' });
      await expect(source).toBeHidden();
      await page.emulateMedia({ media: 'print' });
      await expect(source).toBeVisible();
      const canonical = await page.locator('link[rel="canonical"]').getAttribute('href');
      await expect(source).toHaveText(`${canonical} · Version ${version}`);
    }
  });

  test('the text of a document takes the width of a sheet that lies across', async ({ page }) => {
    await page.setViewportSize({ width: 1042, height: 718 });
    await visit(page, '/docs/quick-start');
    await page.emulateMedia({ media: 'print' });
    const free = await page.locator('main article').evaluate((article) => {
      const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(article.parentElement as Element);
      const room = (article.parentElement as Element).clientWidth - Number.parseFloat(paddingInlineStart);
      return room - Number.parseFloat(paddingInlineEnd) - article.clientWidth;
    });
    expect(free).toBe(0);
  });

  for (const route of ['/', '/plans', '/signup']) {
    test(`addresses of outside links are written out on ${route}`, async ({ page }) => {
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

      test('navbar, sidebar and menu mark the current item by an edge', async ({ page }) => {
        await visit(page, '/docs/quick-start');
        await expectOneMarked(page.locator('.navbar__inner .navbar__link'), 'block-end');
        await expectOneMarked(page.locator('.theme-doc-sidebar-container a[href]'), 'inline-start');
        await page.setViewportSize({ width: 375, height: 800 });
        await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
        const panels = page.locator('.navbar-sidebar__item');
        await expectOneMarked(panels.nth(1).locator('a[href]'), 'inline-start');
        await page.getByRole('button', { name: 'Back to main menu' }).click();
        await expectOneMarked(panels.nth(0).locator('a:not(.navbar-action)'), 'inline-start');
      });

      test('buttons and code have an edge', async ({ page }) => {
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
        test(`drawings keep their ground on ${route}`, async ({ page }) => {
          await visit(page, route);
          const grounds = await page
            .locator('svg[role="img"]')
            .evaluateAll((drawings) => drawings.map((drawing) => getComputedStyle(drawing).backgroundColor));
          expect(grounds.length).toBeGreaterThan(0);
          expect(grounds.filter((ground) => !['rgb(255, 255, 255)', 'rgb(10, 64, 51)'].includes(ground))).toEqual([]);
        });
      }
    });
  }
});

test.describe('with the wish for no motion', () => {
  const running = (page: Page) => page.evaluate(() => document.getAnimations().length);

  test('nothing moves, neither on the home page nor when the menu opens', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 375, height: 800 });
    await visit(page, '/');
    expect(await running(page)).toBe(0);
    const whileOpening = await page.getByRole('button', { name: 'Toggle navigation bar' }).evaluate(async (button) => {
      (button as HTMLButtonElement).click();
      await new Promise(requestAnimationFrame);
      return document.getAnimations().length;
    });
    expect(whileOpening).toBe(0);
    await expect(page.locator('.navbar-sidebar')).toBeVisible();
  });

  test('without it the home page moves, so the test above can see', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto('/');
    await expect.poll(() => running(page)).toBeGreaterThan(0);
  });
});

/** Pairs of texts that are drawn over each other. */
async function overlaps(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    type Box = { left: number; right: number; top: number; bottom: number; text: string };
    const boxes: Box[] = [];
    const clipOf = (element: Element) => {
      const clip = { left: 0, right: window.innerWidth, top: -1e6, bottom: 1e6 };
      for (let part: Element | null = element; part && part !== document.body; part = part.parentElement) {
        const style = getComputedStyle(part);
        if (style.overflowX === 'visible' && style.overflowY === 'visible') continue;
        const box = part.getBoundingClientRect();
        clip.left = Math.max(clip.left, box.left);
        clip.right = Math.min(clip.right, box.right);
        clip.top = Math.max(clip.top, box.top);
        clip.bottom = Math.min(clip.bottom, box.bottom);
      }
      return clip;
    };
    const outOfFlow = (element: Element) => {
      for (let part: Element | null = element; part; part = part.parentElement) {
        const { position, clipPath } = getComputedStyle(part);
        if (['sticky', 'fixed'].includes(position) || clipPath.startsWith('inset(50%')) return true;
      }
      return false;
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const parent = node.parentElement;
      if (!parent || !node.textContent?.trim()) continue;
      if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || outOfFlow(parent)) continue;
      const clip = clipOf(parent);
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const rect of range.getClientRects()) {
        const box = {
          left: Math.max(rect.left, clip.left),
          right: Math.min(rect.right, clip.right),
          top: Math.max(rect.top, clip.top),
          bottom: Math.min(rect.bottom, clip.bottom),
          text: node.textContent.trim().slice(0, 40),
        };
        if (box.right - box.left > 2 && box.bottom - box.top > 2) boxes.push(box);
      }
    }
    boxes.sort((one, other) => one.top - other.top);
    const found = new Set<string>();
    boxes.forEach((one, index) => {
      for (const other of boxes.slice(index + 1)) {
        if (other.top >= one.bottom) break;
        const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
        const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
        // Line boxes of narrow lines touch; a third of a line is more than touching.
        if (across > 2 && down > (one.bottom - one.top) / 3) found.add(`${one.text} | ${other.text}`);
      }
    });
    return [...found];
  });
}

for (const [name, width, height] of [
  ['at 200 % zoom of 1440 x 900', 720, 450],
  ['at 320 px', 320, 640],
] as const) {
  test.describe(name, () => {
    test.use({ viewport: { width, height } });

    for (const route of allRoutes) {
      test(`nothing is lost or overlaps on ${route}`, async ({ page }) => {
        await visit(page, route);
        expect(await overflow(page)).toBeLessThanOrEqual(0);
        expect(await overlaps(page)).toEqual([]);
      });
    }
  });
}
