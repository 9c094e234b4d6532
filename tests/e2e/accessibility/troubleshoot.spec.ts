import { expect, test, visit } from '../../lib/test';
import { testPageType } from './pageType';

testPageType('/docs/troubleshoot', { tag: ['@full'] });

test('the filter and the log search have descriptions, and their results are announced', async ({ page }) => {
  await visit(page, '/docs/troubleshoot');
  const field = page.getByRole('textbox', { name: 'Filter symptoms and codes' });
  await expect(field).toHaveAccessibleDescription(/^The filter searches titles, codes, and common error messages/);
  await field.fill('no_space');
  await expect(page.getByRole('search').getByRole('status')).toHaveText(/^1 of \d+ entries$/);
  const log = page.getByRole('group', { name: 'Search a log' });
  await expect(log.getByRole('textbox')).toHaveAccessibleDescription(/\w/);
  await log.getByRole('textbox').fill('error FLASH_FAILED');
  await log.getByRole('button', { name: 'Search', exact: true }).press('Enter');
  await expect(log.getByRole('status')).toHaveText('1 entry matches. 1 line searched.');
  await expect(log.getByRole('listitem').getByRole('link')).toHaveText(/^Flash tool exits with an error/);
});
