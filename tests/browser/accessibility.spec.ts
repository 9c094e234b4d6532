import type { Locator } from '@playwright/test';
import { testPageType } from '../lib/pageType';
import { expect, test, visit } from '../lib/test';
import { nightly, variants } from '../lib/variants';

const quickStart = '/docs/quick-start';

const others = ['/', '/plans', '/features', '/contact', '/no-such-page', '/docs/troubleshoot', '/docs/reference/cli'];
for (const route of variants([quickStart], [...others, '/docs/reference/configuration/agent-config']))
  testPageType(route);

test('the sidebar and the contents list mark the current position, even after the reader opens another page', async ({
  page,
}) => {
  await visit(page, quickStart);
  const sidebar = page.getByRole('complementary');
  await expect(sidebar.locator('[aria-current="page"]')).toHaveText('Quick start');
  const contents = page.locator('.theme-doc-toc-desktop a');
  await contents.nth(1).press('Enter');
  const target = String(await contents.nth(1).getAttribute('href'));
  await expect(page).toHaveURL(new RegExp(`${target}$`));
  await expect(page.locator(target)).toBeInViewport();
  await expect(page.locator('.theme-doc-toc-desktop .table-of-contents__link--active')).toHaveAttribute('href', target);
  for (const name of ['Test and measure', 'Send results', 'Reference'])
    await sidebar.getByRole('button', { name }).press('Enter');
  // Open pages in other sidebar groups and outside any group.
  for (const name of ['Write a test', 'Upload artifacts', 'Agent configuration', 'Troubleshoot']) {
    await sidebar.getByRole('link', { name }).first().press('Enter');
    await expect(page.locator('h1')).toContainText(name);
    await expect(sidebar.locator('[aria-current="page"]')).toContainText(name);
    await expect(sidebar.locator('.menu__link--active')).toHaveCount(1);
  }
  await visit(page, '/docs/troubleshoot');
  await expect(sidebar.locator('[aria-current="page"]')).toBeInViewport({ ratio: 0.9 });
});

test('Enter copies code, and the button and a live region say the outcome', async ({ page, context, complaints }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install();
  await visit(page, quickStart);
  const block = page.locator('.theme-code-block').first();
  const button = block.getByRole('button', { name: 'Copy console-check/main.py' });
  const announced = page.locator('[aria-live="polite"]').getByText('Copied console-check/main.py');
  await button.focus();
  await expect(button).toHaveCSS('opacity', '1');
  for (let time = 1; time <= 2; time += 1) {
    await button.press('Enter');
    await expect(announced).toBeAttached();
    expect(await button.evaluate((element) => getComputedStyle(element, '::before').content)).toBe('"Copied"');
    await page.clock.fastForward(2000);
    await expect(announced).toHaveCount(0);
  }
  const text = (await block.locator('code').textContent()) ?? '';
  expect((await page.evaluate(() => navigator.clipboard.readText())).trimEnd()).toBe(text.trimEnd());

  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
  });
  await button.press('Enter');
  await expect(page.locator('[aria-live="polite"]').getByText('Couldn’t copy console-check/main.py')).toBeAttached();
  expect(await button.evaluate((element) => getComputedStyle(element, '::before').content)).toBe('"Not copied"');
  expect(await page.evaluate(() => `${getSelection()}`.trimEnd())).toBe(text.trimEnd());
  expect(complaints).toEqual([]);
});

test("Enter shows a term's definition, and Escape and Tab close it", async ({ page, complaints }) => {
  await visit(page, '/docs/how-to/create-dip');
  const term = page.getByRole('article').getByRole('button', { name: 'DIP', exact: true }).first();
  const definition = page.locator('[popover]:popover-open');
  await term.press('Enter');
  await expect(definition).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await expect(definition).toHaveCount(0);
  await expect(term).toBeFocused();
  await term.press('Enter');
  await page.keyboard.press('Tab');
  await expect(definition.getByRole('link')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(definition).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test.describe('in forced colors', () => {
  test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' }));

  async function expectOneMarked(items: Locator, edge: string): Promise<void> {
    const ground = await items.page().evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    const edges = await items.evaluateAll(
      (links, property) => links.map((link) => getComputedStyle(link).getPropertyValue(property)),
      `border-${edge}-color`,
    );
    expect(edges.filter((color) => color !== ground)).toHaveLength(1);
  }

  test('the navbar, sidebar, and menu mark the current item with a border', async ({ page }) => {
    await visit(page, quickStart);
    await expectOneMarked(page.locator('.navbar__inner .navbar__link'), 'block-end');
    await expectOneMarked(page.locator('.theme-doc-sidebar-container a[href]'), 'inline-start');
    await page.setViewportSize({ width: 375, height: 800 });
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    const panels = page.locator('.navbar-sidebar__item');
    await expectOneMarked(panels.nth(1).locator('a[href]'), 'inline-start');
    const close = page.getByRole('button', { name: 'Close navigation bar' });
    const color = await close.evaluate((button) => getComputedStyle(button).color);
    await expect(close.locator('g')).toHaveCSS('stroke', color);
    await page.getByRole('button', { name: 'Back to main menu' }).click();
    await expectOneMarked(panels.nth(0).locator('a:not(.navbar-action)'), 'inline-start');
  });

  nightly('drawings keep their background', async ({ page }) => {
    for (const route of ['/docs/how-to/create-dip', '/', '/solutions']) {
      await visit(page, route);
      const grounds = await page
        .locator('main svg:has(text)')
        .evaluateAll((drawings) => drawings.map((drawing) => getComputedStyle(drawing).backgroundColor));
      expect(grounds.length).toBeGreaterThan(0);
      const others = grounds.filter((ground) => !['rgb(255, 255, 255)', 'rgb(10, 64, 51)'].includes(ground));
      expect(others, route).toEqual([]);
    }
  });
});

test('with reduced motion, nothing moves on the page or when the menu opens', async ({ page }) => {
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    await page.emulateMedia({ reducedMotion });
    await visit(page, '/', 375);
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    const whileOpening = await page.getByRole('button', { name: 'Toggle navigation bar' }).evaluate(async (button) => {
      (button as HTMLButtonElement).click();
      await new Promise(requestAnimationFrame);
      return document.getAnimations().length;
    });
    // Without reduced motion, the menu must move. This proves that the test can detect motion.
    if (reducedMotion === 'reduce') expect(whileOpening).toBe(0);
    else expect(whileOpening).toBeGreaterThan(0);
    await expect(page.locator('.navbar-sidebar')).toBeVisible();
  }
});
