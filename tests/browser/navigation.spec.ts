import type { Locator, Page } from '@playwright/test';
import { expect, navbarLink, test, visit } from '../lib/test';

/** Waits until an element is near the top of the viewport and not hidden behind the navbar. */
async function expectBelowNavbar(page: Page, target: Locator): Promise<void> {
  const navbar = (await page.getByRole('navigation', { name: 'Main' }).boundingBox())?.height ?? 0;
  const distance = async () => ((await target.boundingBox())?.y ?? 0) - navbar;
  await expect.poll(distance).toBeLessThan(200);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(await distance()).toBeLessThan(200);
  expect(await distance()).toBeGreaterThanOrEqual(0);
}

const scrollPosition = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

test('a URL that ends in index.html shows the page once, changes to its canonical URL, and its section is in a report', async ({
  page,
  complaints,
}) => {
  await visit(page, '/docs/how-to/write-test/index.html?from=mail#next');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Write a test');
  await expect(page).toHaveURL(/\/docs\/how-to\/write-test\?from=mail#next$/);
  const canonical = 'https://www.benchloom.example/docs/how-to/write-test';
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', canonical);
  await expect(page.getByRole('main')).toHaveCount(1);
  const report = page.getByRole('link', { name: /^Report a problem/ });
  for (const type of ['click', 'auxclick']) {
    await report.evaluate((link: HTMLAnchorElement, name) => {
      link.href = '';
      link.addEventListener(name, (event) => event.preventDefault());
      link.dispatchEvent(new MouseEvent(name, { bubbles: true, cancelable: true }));
    }, type);
    await expect(report).toHaveAttribute('href', /write-test%23next%/);
  }
  expect(complaints).toEqual([]);
});

test('opening a page scrolls to the top, and Back and Forward restore the position', async ({ page }) => {
  await visit(page, '/features');
  // A font that loads later would move the text, and the browser would scroll with it.
  await page.evaluate(() => document.fonts.ready.then(() => window.scrollTo(0, 1200)));
  await expect.poll(() => scrollPosition(page)).toBe(1200);
  // A real click would scroll the sticky navbar into view first.
  await navbarLink(page, 'Solutions').dispatchEvent('click');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results in minutes, overnight, and all week');
  await expect.poll(() => scrollPosition(page)).toBe(0);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('From build to verdict in six parts');
  await expect.poll(() => scrollPosition(page)).toBe(1200);
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results in minutes, overnight, and all week');
  await expect.poll(() => scrollPosition(page)).toBe(0);
});

test('a group of the sidebar stays open after Back', async ({ page }) => {
  await visit(page, '/docs/quick-start');
  const group = page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('button', { name: 'Send results' });
  await group.click();
  await navbarLink(page, 'Consulting').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your first bench, every wire drawn');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quick start');
  await expect(group).toHaveAttribute('aria-expanded', 'true');
});

test("a link to the current page doesn't add a history entry", async ({ page }) => {
  const entries = () => page.evaluate(() => history.length);
  await visit(page, '/plans');
  await navbarLink(page, 'Consulting').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your first bench, every wire drawn');
  const before = await entries();
  await navbarLink(page, 'Consulting').click();
  await navbarLink(page, 'Solutions').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results in minutes, overnight, and all week');
  expect(await entries()).toBe(before + 1);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your first bench, every wire drawn');
});

test('a fragment shows its element below the navbar, after a click, which moves focus, or on a first visit', async ({
  page,
}) => {
  await visit(page, '/docs/how-to/write-test');
  await page.getByRole('main').locator('a[href*="/docs/troubleshoot/"]').first().click();
  await expect(page).toHaveURL(/\/docs\/troubleshoot\/[\w-]+#\w/);
  const id = new URL(page.url()).hash.slice(1);
  await expectBelowNavbar(page, page.locator(`[id="${id}"]`));
  await expect(page.locator(`[id="${id}"]`)).toBeFocused();
  const { pathname } = new URL(page.url());
  await page.goBack();
  await expect(page.locator('main a:focus')).toHaveAttribute('href', new RegExp(`^${pathname}#`));
  await page.goto('about:blank');
  await visit(page, '/docs/troubleshoot/logs-and-artifacts#UPLOAD_FAILED');
  await expectBelowNavbar(page, page.locator('#UPLOAD_FAILED'));
});

test('focus moves to the heading that a link leads to, and stays in the page after Back', async ({ page }) => {
  const heading = (name: string) => page.getByRole('heading', { level: 1, name });
  await visit(page, '/plans');
  await expect(page.locator(':focus')).toHaveCount(0);
  await navbarLink(page, 'Consulting').press('Enter');
  await expect(heading('Your first bench, every wire drawn')).toBeFocused();
  await navbarLink(page, 'Documentation').press('Enter');
  await expect(heading('Documentation')).toBeFocused();
  await page.goBack();
  await expect(heading('Your first bench, every wire drawn')).toBeFocused();
  await page.goBack();
  await navbarLink(page, 'Solutions').press('Enter');
  // Solutions has a link to the page that was left, to which only Back would move focus.
  await expect(page.locator('h1')).toBeFocused();
});
