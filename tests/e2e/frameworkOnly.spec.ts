import { load } from 'cheerio';
import { tagOf } from '../lib/builds';
import { readBuilt } from '../lib/site';
import { expect, test, visit } from '../lib/test';

// The build without optimizations must work so that a comparison can show whether the framework or an optimization
// causes an error.
test.use({ build: 'framework' });

test('all optimizations are off', tagOf('framework'), () => {
  const $ = load(readBuilt('framework', 'docs/quick-start/index.html'));
  expect($('link[rel="stylesheet"]').length).toBeGreaterThan(0);
  expect($('head > style').length).toBe(0);
  expect($('script[type="text/deferred"]').length).toBe(0);
  expect($('script[src*="/main."]').length).toBe(1);
  expect($('.prism-code').length).toBeGreaterThan(0);
});

test(
  'the browser highlights code, and search and navigation work',
  tagOf('framework'),
  async ({ page, complaints }) => {
    await visit(page, '/docs/quick-start');
    await expect(page.locator('.prism-code .token.comment, .prism-code .token.function').first()).toBeVisible();
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page.getByRole('combobox', { name: 'Search' })).toBeFocused();
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Write a test', exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Write a test');
    expect(complaints).toEqual([]);
  },
);
