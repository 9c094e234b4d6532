import { allRoutes, staticPage } from '../../lib/site';
import { expect, test } from '../../lib/test';
import { testPageType, visit } from './pageType';

testPageType('/plans', { tag: ['@full'] });
testPageType('/features', { tag: ['@full'] });
testPageType('/contact', { tag: ['@full'] });

test('the sticky column of the plans leaves a link with the focus in view on a phone', async ({ page }) => {
  await visit(page, '/plans', 320);
  const region = page.getByRole('region', { name: 'Plans compared' });
  const step = region.getByRole('row', { name: 'First step' });
  const links = await step.getByRole('link').filter({ visible: true }).all();
  expect(links.length).toBeGreaterThan(0);
  // Backwards and forwards: where a link comes from decides whether the column is over it.
  for (const [left, link] of [
    ...links.toReversed().map((each) => [1000, each] as const),
    ...links.map((each) => [0, each] as const),
  ]) {
    await region.evaluate((element, x) => element.scrollTo({ left: x, behavior: 'instant' }), left);
    await link.focus();
    const covered = await link.evaluate((element) => {
      const { left: start, right, top, height } = element.getBoundingClientRect();
      return [start + 4, (start + right) / 2].filter(
        (x) => !element.contains(document.elementFromPoint(x, top + height / 2)),
      );
    });
    expect(covered).toEqual([]);
  }
});

test('addresses of outside links are written out on paper', async ({ page }) => {
  await visit(page, '/plans', 718);
  await page.emulateMedia({ media: 'print' });
  const written = await page
    .locator('main a[href^="http"]')
    .evaluateAll((links) =>
      links.map((link) => getComputedStyle(link, '::after').content.includes(String(link.getAttribute('href')))),
    );
  expect(written.length).toBeGreaterThan(0);
  expect(written).not.toContain(false);
});

test('the accessible name of each control has its visible text', () => {
  const wrong = allRoutes.flatMap((route) => {
    const $ = staticPage('default', route);
    return $('a[aria-label], button[aria-label], summary[aria-label]')
      .toArray()
      .map((element) => ({ name: $(element).attr('aria-label') ?? '', text: $(element).text().trim() }))
      .filter(({ name, text }) => /[a-z]/i.test(text) && !name.toLowerCase().includes(text.toLowerCase()))
      .map(({ name, text }) => `${route}: "${text}" has the name "${name}"`);
  });
  expect(wrong).toEqual([]);
});
