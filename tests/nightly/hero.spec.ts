import type { Page } from '@playwright/test';
import { exampleGroup } from '../../src/marketing/content/exampleGroup';
import { expect, test, visit } from '../lib/test';

const { rest } = exampleGroup;
const slider = (page: Page) => page.getByRole('slider', { name: 'Time since the job was submitted' });
const capture = (page: Page) => page.locator('figure').filter({ has: page.getByRole('slider') });
const terminal = (page: Page) => page.getByRole('region', { name: /^Console/ }).first();

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('Play announces how the jobs end', async ({ page }) => {
    await visit(page, '/');
    await page.getByRole('button', { name: 'Play' }).click();
    await expect(page.locator('[aria-live].visually-hidden')).toHaveText(/3 passed, 1 failed$/);
  });

  test('at 178 s, the console stops after the failure', async ({ page }) => {
    await page.goto('/');
    await expect(terminal(page)).toContainText('waiting for 3 jobs');
    for (const text of ['184 s', '194 s', '204 s']) await expect(terminal(page).getByText(text)).toBeHidden();
    await expect(terminal(page).getByText('passed').filter({ visible: true })).toHaveCount(0);
    await expect(terminal(page).getByText('failed', { exact: true })).toBeVisible();
  });

  test("before the slider reaches the end, the console doesn't reveal it", async ({ page }) => {
    await visit(page, '/');
    await slider(page).press('Home');
    await expect(terminal(page)).toContainText('waiting for 4 jobs');
    expect(await terminal(page).ariaSnapshot()).not.toMatch(/passed|failed/i);
    await expect(capture(page).getByRole('img', { name: /, 0 s after submission\.$/ })).toBeVisible();
    await expect(capture(page).getByRole('list', { name: 'Jobs 0 s after submission' })).toHaveText(
      /^(?:rpi4-\d\d: queued\. Not finished\.){4}$/,
    );
    await expect(terminal(page).getByText('failed', { exact: true })).toBeHidden();
  });
});

test('a state has the color of its phase in the legend, and the dots form a column', async ({ page }) => {
  await visit(page, '/');
  const drawing = capture(page).locator('svg[role="img"]:visible');
  const legend = capture(page).getByRole('list', { name: 'Phases of a job' });
  const colorOf = (text: string) =>
    legend.getByText(text, { exact: true }).evaluate((item) => getComputedStyle(item).color);
  const dots = drawing.locator('circle');
  const lefts = await dots.evaluateAll((all) => all.map((dot) => Math.round(dot.getBoundingClientRect().left)));
  expect(new Set(lefts).size).toBe(1);
  for (const state of ['cleaning', 'collecting', 'running'])
    await expect(drawing.locator('circle ~ text', { hasText: state })).toHaveCSS('fill', await colorOf(state));
  await expect(drawing).toContainText('installing');
  await expect(drawing).not.toContainText(/\binstall\b/);
});

test('at 320 px, the title bar is one line', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await visit(page, '/');
  const { height } = (await page.getByRole('button', { name: 'Play' }).locator('..').boundingBox()) ?? {};
  expect(height).toBeLessThanOrEqual(46);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the picture is complete, and no unusable slider appears', async ({ page }) => {
    await page.goto('/');
    await expect(slider(page)).toBeHidden();
    const drawing = page.locator('figure svg[role="img"]:visible').first();
    await expect(drawing).toContainText(`${rest} s`);
    await expect(terminal(page)).toContainText('waiting for 3 jobs');
  });
});
