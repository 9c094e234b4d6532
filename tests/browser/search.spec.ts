import type { Page } from '@playwright/test';
import { accessibilityFindings } from '../lib/accessibility';
import { interrupt } from '../lib/chunks';
import { overflow } from '../lib/fit';
import { expect, holdRequests, navbarLink, test, visit } from '../lib/test';
import { nightly } from '../lib/variants';

// The parts of the search, and its index.
const buttonOf = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Search', exact: true });
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Search' });
const fieldOf = (page: Page) => page.getByRole('combobox', { name: 'Search' });
const hitsOf = (page: Page) => page.getByRole('listbox', { name: 'Results' }).getByRole('option');
const indexFile = /\/assets\/search\/pages\.[0-9a-f]+\.json$/;

/** Opens a page and then its search. */
async function openSearch(page: Page, route: string): Promise<void> {
  await visit(page, route);
  await buttonOf(page).click();
  await expect(fieldOf(page)).toBeFocused();
}

test("the search doesn't load anything before its first use, or anything from other origins afterward", async ({
  page,
  complaints,
}) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await visit(page, '/docs/quick-start');
  await buttonOf(page).focus();
  await page.waitForLoadState('networkidle');
  expect(loaded.filter((url) => indexFile.test(url))).toEqual([]);
  await page.keyboard.press('Enter');
  await fieldOf(page).fill('garbage characters');
  await expect(hitsOf(page).first()).toContainText('CONSOLE_GARBAGE');
  expect(loaded.filter((url) => indexFile.test(url))).toHaveLength(1);
  expect(complaints).toEqual([]);
});

test('Control+k opens the search, Escape closes it, and without results, it suggests next steps', async ({ page }) => {
  await visit(page, '/plans');
  await page.keyboard.press('Control+k');
  await expect(fieldOf(page)).toBeFocused();
  await expect(dialogOf(page).getByText('Type what you see')).toHaveText(/^Type what you see/);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('x');
  await expect(fieldOf(page)).toHaveValue('x');
  // A press also counts before the browser says that the dialog has closed.
  await buttonOf(page).evaluate((button: HTMLElement) => {
    document.querySelector<HTMLDialogElement>('dialog[open]')?.close();
    button.click();
  });
  await expect(fieldOf(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toHaveCount(0);
  await expect(buttonOf(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await fieldOf(page).fill('<qqqqzzz>');
  await expect(dialogOf(page).getByRole('status')).toHaveText('No results');
  await expect(dialogOf(page)).toContainText('Nothing found for “<qqqqzzz>”');
  await dialogOf(page).getByRole('link', { name: 'Troubleshoot' }).click();
  await expect(page).toHaveURL(/\/docs\/troubleshoot$/);
  await expect(dialogOf(page)).toHaveCount(0);
});

test('arrow keys select a result, Enter opens its section, and a new query shows its best result', async ({ page }) => {
  await openSearch(page, '/');
  // Typing would show the results of shorter queries, too, which have other counts.
  await page.mouse.move(640, 320);
  await fieldOf(page).fill('console.baud');
  const selected = page.getByRole('option', { selected: true });
  await expect(selected).toHaveCount(1);
  const chosen = async () => {
    await expect(selected).toHaveAttribute('id', String(await fieldOf(page).getAttribute('aria-activedescendant')));
    return hitsOf(page).evaluateAll((hits) => hits.findIndex((hit) => hit.ariaSelected === 'true'));
  };
  const count = await hitsOf(page).count();
  await expect(dialogOf(page).getByRole('status')).toHaveText(`${count} results`);
  expect(await chosen()).toBe(0);
  await page.keyboard.press('ArrowUp');
  expect(await chosen()).toBe(count - 1);
  await expect(selected).toBeInViewport();
  await page.emulateMedia({ forcedColors: 'active' });
  await expect(selected).toHaveCSS('outline-style', 'solid');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  expect(await chosen()).toBe(1);
  await page.keyboard.type('x');
  await page.keyboard.press('Backspace');
  await expect.poll(chosen, 'the first result after typing').toBe(0);
  await expect(selected).toContainText(/^devices\[\]\.console\.baudAgent configuration › /);
  await expect(selected.locator('mark').first()).toHaveText('baud');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/docs\/reference\/configuration\/agent-config#devices-console-baud$/);
  await expect(page.locator('#devices-console-baud')).toBeInViewport();
  await expect(page.locator('#devices-console-baud')).toBeFocused();
  await expect(dialogOf(page)).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await expect(fieldOf(page)).toHaveValue('console.baud');
  await page.keyboard.type('qqqqzzz');
  await expect(dialogOf(page).getByRole('status')).toHaveText('No results');
  await fieldOf(page).fill('flas');
  await expect(hitsOf(page).first()).toContainText(/flas/i);
  await hitsOf(page).last().scrollIntoViewIfNeeded();
  await expect(hitsOf(page).first()).not.toBeInViewport();
  await page.keyboard.type('h');
  await expect(hitsOf(page).first()).toBeInViewport({ ratio: 1 });
});

test('a click outside closes the search, and a click on a result opens it, even on the same page', async ({ page }) => {
  await openSearch(page, '/docs/troubleshoot');
  await fieldOf(page).hover();
  await page.mouse.down();
  await page.mouse.move(5, 500);
  await page.mouse.up();
  // Selecting text with the mouse can end outside.
  await fieldOf(page).fill('LEASE_EXPIRED');
  await page.mouse.click(5, 500);
  await expect(dialogOf(page)).toHaveCount(0);
  await buttonOf(page).click();
  await page.evaluate(() => addEventListener('click', (event) => event.metaKey && event.preventDefault()));
  const hit = hitsOf(page).first();
  for (const key of ['Control', 'Meta'] as const) await hit.click({ modifiers: [key] });
  await expect(dialogOf(page), 'the result opens in a new tab').toBeVisible();
  await hit.click();
  await expect(page).toHaveURL(/#LEASE_EXPIRED$/);
  await expect(page.locator('#LEASE_EXPIRED')).toBeInViewport();
  await expect(page.locator('#LEASE_EXPIRED')).toBeFocused();
  await expect(dialogOf(page)).toHaveCount(0);
});

for (const typed of ['', ' left'])
  test(`Enter before results arrive ${typed ? "doesn't open any if the reader types on" : 'opens the first one'}`, async ({
    page,
  }) => {
    const release = await holdRequests(page, '**/assets/search/*.json');
    await openSearch(page, '/plans');
    await fieldOf(page).fill('NO_SPACE');
    await page.keyboard.press('Enter');
    await page.keyboard.type(typed);
    release();
    if (typed) await expect(hitsOf(page).first()).toHaveAttribute('aria-selected', 'true');
    if (typed) await page.keyboard.press('ArrowDown');
    if (typed) await expect(hitsOf(page).nth(1)).toHaveAttribute('aria-selected', 'true');
    await expect(page).toHaveURL(typed ? /\/plans$/ : /#NO_SPACE$/);
  });

test("if the field or the index doesn't load, a red box offers Retry, which keeps focus in the search and opens it", async ({
  page,
}) => {
  const [scripts, files] = [await interrupt(page), await interrupt(page, indexFile)];
  await visit(page, '/docs/');
  scripts.fail();
  files.fail();
  await page.keyboard.press('Control+k');
  const box = dialogOf(page).getByRole('alert');
  await expect(box).toHaveText(/^This part of the page didn’t load\. Check your connection, then press Retry\.Retry$/);
  const retry = box.getByRole('button', { name: 'Retry' });
  const failed = scripts.requests.stopped;
  const first = await box.elementHandle();
  await retry.press('Space');
  await expect.poll(() => scripts.requests.stopped).toBeGreaterThan(failed);
  await expect(retry).toBeFocused();
  expect(await first?.evaluate((element) => element.isConnected)).toBe(false);
  scripts.recover();
  await retry.press('Space');
  await expect.poll(() => files.requests.stopped).toBeGreaterThan(0);
  await expect(box).toBeVisible();
  await expect(fieldOf(page)).toBeFocused();
  await retry.press('Space');
  await expect.poll(() => files.requests.stopped).toBeGreaterThan(1);
  await expect(fieldOf(page)).toBeFocused();
  files.recover();
  await retry.click();
  await expect(box).toHaveCount(0);
  await fieldOf(page).fill('NO_SPACE');
  await expect(hitsOf(page).first()).toContainText('NO_SPACE');
});

test('Back closes the search', async ({ page }) => {
  await visit(page, '/solutions');
  await navbarLink(page, 'Plans').click();
  await expect(page).toHaveURL('/plans');
  await buttonOf(page).click();
  await expect(fieldOf(page)).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/solutions');
  await expect(buttonOf(page)).toBeVisible();
  await expect(dialogOf(page)).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 700 }, hasTouch: true });

  test('the search is in the navbar, fills the screen, passes axe, and opens results', async ({ page, complaints }) => {
    await visit(page, '/docs/quick-start');
    const box = await buttonOf(page).boundingBox();
    expect(Math.min(Number(box?.width), Number(box?.height))).toBeGreaterThanOrEqual(44);
    await buttonOf(page).tap();
    await expect(fieldOf(page)).toBeFocused();
    await fieldOf(page).fill('waiting for any device');
    await expect(hitsOf(page).first()).toContainText('fastboot');
    expect(await accessibilityFindings(page, 'dialog')).toEqual([]);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    await dialogOf(page).getByRole('button', { name: 'Close' }).tap();
    await expect(dialogOf(page)).toHaveCount(0);
    await buttonOf(page).tap();
    await hitsOf(page).first().tap();
    await expect(page).toHaveURL(/flashing-and-usb#fastboot-waiting-for-any-device$/);
    await expect(page.locator('#fastboot-waiting-for-any-device')).toBeInViewport();
    expect(complaints).toEqual([]);
  });
});

test('a click before the page hydrates opens the search as soon as possible and keeps the typed text', async ({
  page,
  complaints,
}) => {
  const release = await holdRequests(page, '**/assets/js/*.js');
  await page.goto('/plans', { waitUntil: 'commit' });
  const before = await buttonOf(page).evaluate((button) => getComputedStyle(button).backgroundColor);
  await buttonOf(page).click();
  await expect(buttonOf(page)).not.toHaveCSS('background-color', before);
  await page.keyboard.type('job queue');
  release();
  await expect(fieldOf(page)).toHaveValue('job queue');
  await expect(fieldOf(page)).toBeFocused();
  await expect(hitsOf(page).first()).toContainText(/queue/i);
  expect(complaints).toEqual([]);
});

test('a search closed before its field loads stays closed, and can be opened again', async ({ page }) => {
  await visit(page, '/plans');
  const release = await holdRequests(page, '**/assets/js/*.js');
  await buttonOf(page).click();
  await dialogOf(page).getByRole('button', { name: 'Close' }).click();
  release();
  await expect(dialogOf(page)).toHaveCount(0);
  await buttonOf(page).click();
  await expect(fieldOf(page)).toBeFocused();
});

nightly('the number of results is announced once typing pauses', async ({ page }) => {
  await page.clock.install();
  await openSearch(page, '/');
  await fieldOf(page).fill('flash');
  await expect(hitsOf(page).first()).toBeVisible();
  await page.clock.pauseAt(Date.now() + 60_000);
  await expect(dialogOf(page).getByRole('status')).toHaveText(/^\d+ results$/);
  await fieldOf(page).fill('<qqqqzzz>');
  await expect(dialogOf(page)).toContainText('Nothing found');
  await expect(dialogOf(page).getByRole('status')).toHaveText(/^\d+ results$/);
  await page.clock.runFor(350);
  await expect(dialogOf(page).getByRole('status')).toHaveText('No results');
});
