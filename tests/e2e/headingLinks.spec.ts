import type { Page } from '@playwright/test';
import { fullIf } from '../lib/tags';
import { expect, hydrated, renderAll, test } from '../lib/test';

const route = '/docs/how-to/write-test';
const linkName = 'Link to Check the result';
const announced = (page: Page) => page.locator('[aria-live="polite"]').getByText('Link copied');

/** Links of headings that don't show while they're in the window. */
function hidden(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const links = [...document.querySelectorAll('.hash-link')].filter((link) => link.checkVisibility());
    const shown = new Set<Element>();
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo(0, top);
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      for (const link of links) if (getComputedStyle(link).opacity === '1') shown.add(link);
    }
    return links.filter((link) => !shown.has(link)).map((link) => link.ariaLabel ?? '');
  });
}

/** Links of headings that are beyond the window, or over a text. */
function misplaced(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts: DOMRect[] = [];
    const walker = document.createTreeWalker(document.querySelector('main') as Element, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement: parent, textContent } = walker.currentNode;
      if (!textContent?.trim() || !parent?.checkVisibility() || parent.closest('.hash-link')) continue;
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      texts.push(...range.getClientRects());
    }
    return [...document.querySelectorAll('.hash-link')]
      .filter((link) => link.checkVisibility())
      .filter((link) => {
        const { left, right, top, bottom } = link.getBoundingClientRect();
        const covers = (text: DOMRect) =>
          Math.min(right, text.right) - Math.max(left, text.left) > 1 &&
          Math.min(bottom, text.bottom) - Math.max(top, text.top) > 3;
        return right > innerWidth || texts.some(covers);
      })
      .map((link) => link.ariaLabel ?? '');
  });
}

test.describe('by touch', () => {
  test.use({ viewport: { width: 375, height: 800 }, hasTouch: true, isMobile: true });

  for (const page of [
    route,
    '/docs/reference/cli',
    '/docs/reference/configuration/agent-config',
    '/docs/release-notes',
    '/docs/self-hosted/setup',
    '/docs/troubleshoot',
    '/privacy-notice',
  ]) {
    test(
      `the links of headings on ${page} show beside the text`,
      fullIf(page !== '/docs/self-hosted/setup'),
      async ({ page: tab }) => {
        await tab.goto(page);
        await hydrated(tab);
        await renderAll(tab);
        await expect.poll(() => tab.evaluate(() => [...document.styleSheets].some(({ href }) => href))).toBe(true);
        expect(await hidden(tab)).toEqual([]);
        for (const width of [320, 375, 601, 768, 1024, 1366]) {
          await tab.setViewportSize({ width, height: 800 });
          expect(await misplaced(tab), `${width} px`).toEqual([]);
        }
      },
    );
  }

  test('a tap copies the full address of the heading and says so', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(route);
    await hydrated(page);
    await renderAll(page);
    await page.getByRole('link', { name: linkName }).tap();
    await expect(announced(page)).toBeAttached();
    await expect(page).toHaveURL(/write-test#check-the-result$/);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
    await expect(announced(page)).toHaveCount(0);
  });

  test('a browser that refuses to copy follows the link and announces nothing', { tag: '@full' }, async ({ page }) => {
    await page.goto(route);
    await hydrated(page);
    await renderAll(page);
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
    });
    await page.getByRole('link', { name: linkName }).tap();
    await expect(page).toHaveURL(/write-test#check-the-result$/);
    await expect(announced(page)).toHaveCount(0);
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test('the link of a heading is a plain link', async ({ page }) => {
      await page.goto(route);
      await page.getByRole('link', { name: linkName }).tap();
      await expect(page).toHaveURL(/write-test#check-the-result$/);
    });
  });
});

test('by mouse, the link of a heading shows on hover and focus', { tag: '@full' }, async ({ page }) => {
  await page.goto(route);
  await hydrated(page);
  const link = page.getByRole('link', { name: linkName });
  await expect(link).toHaveCSS('opacity', '0');
  await page.getByRole('heading', { name: 'Check the result' }).hover();
  await expect(link).toHaveCSS('opacity', '1');
  await page.mouse.move(0, 0);
  await expect(link).toHaveCSS('opacity', '0');
  await page.keyboard.press('Tab');
  await link.focus();
  await expect(link).toHaveCSS('opacity', '1');
});
