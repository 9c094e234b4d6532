import type { Locator } from '@playwright/test';
import { expect, hydrated, test, visit } from '../lib/test';

const route = '/docs/troubleshoot/flashing-and-usb';

test.use({ viewport: { width: 412, height: 823 } });

/** Returns whether the browser has rendered an element, even outside the window. */
const isRendered = (element: Locator) =>
  element.evaluate((target) => target.checkVisibility({ contentVisibilityAuto: true }));

/** Scrolls down until a heading is in the upper half of the window. Returns the heading's position. */
function readTo(heading: Locator): Promise<number> {
  return heading.evaluate(async (target) => {
    const top = () => Math.round(target.getBoundingClientRect().top);
    while (top() > innerHeight / 2) {
      scrollBy(0, 300);
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    return top();
  });
}

test('a phone renders an entry when the reader comes near it', async ({ page }) => {
  await visit(page, route);
  const heading = page.getByRole('heading', { level: 2 }).nth(8);
  expect(await isRendered(heading)).toBe(false);
  await readTo(heading);
  await expect.poll(() => isRendered(heading)).toBe(true);
});

test('at the top of a page, a phone names no section that it hasn’t rendered', async ({ page }) => {
  await visit(page, route);
  await expect(page.getByRole('button', { name: /^On this page/ })).toHaveAccessibleName('On this page');
});

test('on a phone, Back restores the reading position', async ({ page }) => {
  // The second page of a visit has web fonts, which break lines elsewhere.
  await page.route('**/*.woff2', (request) => request.abort());
  await visit(page, route);
  const heading = page.getByRole('heading', { level: 2 }).nth(3);
  const place = await readTo(heading);
  // A mouse click would scroll to the link first.
  await page.locator('.pagination-nav a').first().dispatchEvent('click');
  await expect(page).not.toHaveURL(new RegExp(`${route}$`));
  await page.goBack();
  const top = () => heading.evaluate((target) => target.getBoundingClientRect().top);
  await expect.poll(async () => Math.abs((await top()) - place)).toBeLessThan(5);
});

test('a phone renders the whole page before it shows a fragment', async ({ page }) => {
  await page.goto(`${route}#FLASH_TIMEOUT`);
  await hydrated(page);
  expect(await isRendered(page.getByRole('heading', { level: 2 }).first())).toBe(true);
});
