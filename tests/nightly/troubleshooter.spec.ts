import type { ErrorCodes } from '../../plugins/contracts/errorCodes';
import { readContract } from '../../plugins/contracts/readContract';
import { projectDirectory } from '../lib/builds';
import { expect, test, visit } from '../lib/test';
import { answer, cause, field, group, log, phase, route } from '../lib/troubleshooter';

const { groups, entries } = readContract<ErrorCodes>(projectDirectory, 'error-codes.json');
const total = `${entries.length} entries`;

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('a log of 2 MB is searched, though not shown', async ({ page }) => {
  await visit(page, route);
  const text = `${'a healthy line of a soak test\n'.repeat(60_000)}${log}\n`;
  await page.locator('input[type=file]').setInputFiles({ name: 'soak.log', mimeType: '', buffer: Buffer.from(text) });
  await expect(answer(page).getByRole('heading', { level: 3 })).toHaveText(cause, { timeout: 20_000 });
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(field(page)).toBeFocused();
});

test('print shows the answer without the field', async ({ page }) => {
  await visit(page, route);
  await field(page).fill(log);
  await expect(answer(page)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(answer(page).getByText('Line 4', { exact: true })).toBeVisible();
  await expect(field(page)).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every entry is a row with its own anchor that links to the text, and there is no field', async ({ page }) => {
    await page.goto(`${route}#METRIC_LIMIT`);
    await expect(page.locator('#METRIC_LIMIT')).toBeInViewport();
    await expect(page.getByText('Press Ctrl+F to find a code.')).toBeVisible();
    await expect(field(page)).toBeHidden();
    await expect(phase(page, 'All')).toBeHidden();
    const rows = page.locator('div:has(> h2) > ul > li');
    await expect(rows).toHaveCount(entries.length);
    await expect(
      group(page, groups.at(-1)?.title ?? '')
        .getByRole('listitem')
        .first(),
    ).toBeVisible();
    await page.locator('#METRIC_LIMIT').getByRole('link').click();
    await expect(page).toHaveURL(/\/troubleshoot\/tests-and-metrics#METRIC_LIMIT$/);
    await page.goto('/docs/');
    await expect(field(page)).toBeHidden();
    await page.getByRole('link', { name: `Find the cause in ${total}` }).click();
    await expect(page).toHaveURL(/\/docs\/troubleshoot$/);
  });
});
