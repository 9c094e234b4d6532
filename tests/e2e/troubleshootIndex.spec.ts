import type { Page } from '@playwright/test';
import { readContract } from '../../plugins/contracts/readContract';
import type { ErrorCodes } from '../../plugins/contracts/reference/errorCodes';
import { accessibilityFindings } from '../lib/accessibility';
import { projectDirectory } from '../lib/builds';
import { overflow } from '../lib/fit';
import { fullIf } from '../lib/tags';
import { expect, holdRequests, hydrated, test } from '../lib/test';

const route = '/docs/troubleshoot';
const { groups, entries } = readContract<ErrorCodes>(projectDirectory, 'error-codes.json');
const total = `${entries.length} entries`;

const field = (page: Page) => page.getByRole('textbox', { name: 'Filter symptoms and codes' });
const count = (page: Page) => page.getByRole('search').getByRole('status');
const group = (page: Page, title: string) =>
  page.getByRole('group').filter({ has: page.locator('summary').filter({ hasText: new RegExp(`^${title}\\d`) }) });
const row = (page: Page, name: string) => page.getByRole('listitem').filter({ has: page.getByRole('link', { name }) });
const openGroups = (page: Page) => page.locator('[data-search-skip] details[open] > summary').allTextContents();

async function visit(page: Page, address = route): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

for (const width of [320, 375, 996, 1440]) {
  test.describe(`at ${width} px`, fullIf(width !== 320), () => {
    test.use({ viewport: { width, height: 900 } });

    test('the filter narrows the list as you type, and the page fits and passes axe', async ({ page, complaints }) => {
      await visit(page);
      await expect(count(page)).toHaveText(total);
      expect(await openGroups(page)).toEqual(['Console10']);
      await field(page).pressSequentially('usb');
      await expect(group(page, 'Boot')).toBeHidden();
      await expect(row(page, 'Flashing takes too long').locator('q')).toHaveText('usb 2 hub');
      await expect(row(page, 'Device node disappears during flashing').locator('mark')).toHaveText('USB');
      await expect(
        page.locator('[data-search-skip]').getByRole('link', { name: 'Console shows random symbols' }),
      ).toBeHidden();
      await expect(count(page)).toHaveText(new RegExp(`^\\d+ of ${total}$`));
      expect(await accessibilityFindings(page, '[data-search-skip]')).toEqual([]);
      expect(await overflow(page)).toBeLessThanOrEqual(0);
      expect(complaints).toEqual([]);
    });
  });
}

test('a job phase shows only its entries, and All also shows those without a phase', async ({ page }) => {
  await visit(page);
  await page.getByRole('button', { name: 'collecting' }).click();
  await expect(count(page)).toHaveText(new RegExp(`^\\d+ of ${total}$`));
  await expect(
    page.locator('[data-search-skip]').getByRole('link', { name: "Artifact can't be uploaded" }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'All', exact: true }).click();
  await expect(count(page)).toHaveText(total);
  await page.getByRole('button', { name: 'collecting' }).click();
  await field(page).fill('usb');
  await page.getByRole('button', { name: /^Show \d+ in all phases$/ }).click();
  await expect(page.locator('[data-search-skip]').getByRole('link', { name: 'Flashing takes too long' })).toBeVisible();
});

test('a link with a phase shows only its entries', async ({ page }) => {
  await visit(page, `${route}?phase=booting`);
  await expect(page.getByRole('button', { name: 'booting', pressed: true })).toBeVisible();
  await expect(count(page)).toHaveText(new RegExp(`^\\d+ of ${total}$`));
});

test('the number of entries is announced once typing pauses for 300 ms', async ({ page }) => {
  await page.clock.install();
  await visit(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  await field(page).fill('baud');
  await expect(group(page, 'Power')).toBeHidden();
  await page.clock.runFor(250);
  await expect(count(page)).toHaveText(total);
  await field(page).fill('console');
  await page.clock.runFor(250);
  await expect(count(page)).toHaveText(total);
  await page.clock.runFor(100);
  await expect(count(page)).toHaveText(new RegExp(`^\\d+ of ${total}$`));
});

test('Enter opens the first match, Tab reaches the matches, and Escape clears the filter', async ({ page }) => {
  await visit(page);
  await field(page).focus();
  await page.keyboard.type('FLASH_TIMEOUT');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Clear the filter' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator('summary').filter({ hasText: /^Flash/ })).toBeFocused();
  await field(page).focus();
  await page.keyboard.press('Escape');
  await expect(field(page)).toHaveValue('');
  await expect(field(page)).toBeFocused();
  await expect(count(page)).toHaveText(total);
  expect(await openGroups(page)).toEqual(['Console10']);
  await page.keyboard.type('lease_exp');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#LEASE_EXPIRED$/);
  await expect(page.locator('#LEASE_EXPIRED')).toBeInViewport();
});

test('if no entry matches, a link leads to the log search and opens it', { tag: '@full' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 900 });
  await visit(page);
  await field(page).fill('usbx');
  await expect(page.getByText('No entry matches “usbx”')).toBeVisible();
  expect(await accessibilityFindings(page, '[data-search-skip]')).toEqual([]);
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await page.getByRole('link', { name: 'search it' }).click();
  const log = page.getByRole('textbox', { name: 'Console or agent log' });
  await expect(log).toBeInViewport();
  await log.fill('all is well');
  await page.getByRole('button', { name: 'Search', exact: true }).last().click();
  await expect(page.getByText('No entry matches. 1 line searched.')).toBeVisible();
  await field(page).fill('');
  // After the jump, the navbar would cover a part of a group's title.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  expect(await accessibilityFindings(page, 'details')).toEqual([]);
});

test('a URL with a code opens the group and scrolls to the entry', async ({ page }) => {
  await visit(page, `${route}#METRIC_LIMIT`);
  await expect.poll(() => openGroups(page)).toContainEqual(expect.stringMatching(/^Tests and metrics\d/));
  await expect(page.locator('#METRIC_LIMIT')).toBeInViewport();
  await page.goto(`${route}#IN_USE`);
  await expect.poll(() => openGroups(page)).toContainEqual(expect.stringMatching(/^API requests\d/));
  await expect(page.locator('#IN_USE')).toBeInViewport();
});

test('the filter uses text typed before the page has hydrated', { tag: '@full' }, async ({ page }) => {
  const release = await holdRequests(page, /\/main\.[^/]*\.js$/);
  await page.goto(route);
  await field(page).fill('usb');
  await page.getByRole('textbox', { name: 'Console or agent log' }).fill('error FLASH_FAILED');
  release();
  await expect(group(page, 'Power')).toBeHidden();
  await expect(field(page)).toHaveValue('usb');
  await page.getByRole('button', { name: 'Search', exact: true }).last().click();
  await expect(page.getByText('1 entry matches. 1 line searched.')).toBeVisible();
});

const visibleRows = (page: Page) =>
  page
    .locator('[data-search-skip] li')
    .evaluateAll((rows) => rows.filter((element) => element.checkVisibility({ contentVisibilityAuto: true })).length);

test('printed pages have every group and row, whatever the filter contains', { tag: '@full' }, async ({ page }) => {
  await visit(page);
  await field(page).fill('usb');
  await expect(group(page, 'Power')).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  expect(await visibleRows(page)).toBe(entries.length);
  await expect(field(page)).toBeHidden();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test("all groups are open, and there's no filter", async ({ page }) => {
    await page.goto(route);
    await expect(field(page)).toBeHidden();
    for (const { id, title } of entries.filter(({ group: name }) => name === groups.at(-1)?.title)) {
      await expect(page.getByRole('link', { name: title, exact: true }).first()).toBeVisible();
      await expect(page.locator(`[id="${id}"]`)).toBeVisible();
    }
  });
});
