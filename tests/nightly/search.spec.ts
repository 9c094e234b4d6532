import { maxQueryLength } from '../../src/search/words';
import { interrupt } from '../lib/chunks';
import { buttonOf, dialogOf, fieldOf, hitsOf, indexFile, openSearch } from '../lib/search';
import { expect, test, visit } from '../lib/test';

test('after a result opens, the next Tab continues from its entry, even on the same page', async ({ page }) => {
  await openSearch(page, '/plans');
  await fieldOf(page).fill('NO_SPACE');
  await expect(hitsOf(page).first()).toContainText('NO_SPACE');
  await page.keyboard.press('Enter');
  await expect(page.locator('#NO_SPACE')).toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(page.locator('main :focus')).toHaveCount(1);
  await expect(page.locator(':focus')).toBeInViewport();
  await page.keyboard.press('Control+k');
  await fieldOf(page).fill('LEASE_EXPIRED');
  await expect(hitsOf(page).first()).toContainText('LEASE_EXPIRED');
  await page.keyboard.press('Enter');
  await expect(page.locator('#LEASE_EXPIRED')).toBeFocused();
});

test('the number of results is announced once typing pauses', async ({ page }) => {
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

test("after Retry works, a red box elsewhere on the page doesn't take focus", async ({ page }) => {
  const scripts = await interrupt(page);
  const index = await interrupt(page, indexFile);
  await visit(page, '/docs/quick-start');
  index.fail();
  await page.keyboard.press('Control+k');
  const retry = page.getByRole('button', { name: 'Retry' });
  await expect(retry).toBeVisible();
  index.recover();
  await retry.click();
  await expect(fieldOf(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await buttonOf(page).blur();
  scripts.fail();
  // Some browsers don't focus a button when it's clicked.
  await page.getByRole('button', { name: 'Run console' }).first().dispatchEvent('click');
  await expect(retry).toBeVisible();
  await expect(retry).not.toBeFocused();
});

const pasted = 'garbage characters --job-timeout console.baud '.repeat(2200);

test('a long text pasted into the search is truncated', async ({ page }) => {
  await visit(page, '/');
  await page.keyboard.press('Control+k');
  await fieldOf(page).fill(pasted);
  await expect(fieldOf(page)).toHaveValue(pasted.slice(0, maxQueryLength));
});
