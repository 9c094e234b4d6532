import type { Page } from '@playwright/test';
import { expect, test, visit } from '../lib/test';

const firmware = (page: Page) => page.getByRole('listbox', { name: /^Two test jobs after one push/ });
const chosen = (page: Page) => firmware(page).getByRole('option', { selected: true });
/** Finds the line below a timeline that describes the selected segment. */
const line = (page: Page, text: string) => page.locator('p').filter({ hasText: text });

test('arrow keys select each segment and show its result', async ({ page }) => {
  await visit(page, '/solutions');
  await expect(line(page, 'rpi4-07, running, 2 min 9 s to 4 min 12 s.')).toBeVisible();
  await firmware(page).focus();
  // Alt+Left goes back, so it must not select the previous segment.
  for (const key of ['Alt+ArrowLeft', 'ArrowRight']) await page.keyboard.press(key);
  await expect(chosen(page)).toHaveAccessibleName(/^rpi4-07, collecting, 4\smin\s12\ss to 4\smin\s30\ss\./);
  await expect(line(page, 'rpi4-07, collecting,')).toContainText('Reports and artifacts on the server.');
  const active = await firmware(page).getAttribute('aria-activedescendant');
  await expect(chosen(page)).toHaveAttribute('id', active ?? '');
  await page.keyboard.press('ArrowDown');
  await expect(chosen(page)).toHaveAccessibleName(/^nrf-02, cleaning,/);
});

test('the pointer selects a segment', async ({ page }) => {
  await visit(page, '/solutions');
  await page.locator('svg text').filter({ hasText: 'quarantined', visible: true }).hover();
  await expect(line(page, 'rpi4-11, quarantined, Tue 02:00 to Wed 06:30.')).toBeVisible();
});

test('assistive technology gets each segment as an option, and one option is selected', async ({ page }) => {
  await visit(page, '/solutions');
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const options = nodes.filter(({ role }) => role?.value === 'option');
  expect(options.length).toBe(await page.getByRole('option').count());
  const selected = options.filter(({ properties }) =>
    properties?.some(({ name, value }) => name === 'selected' && value.value),
  );
  expect(selected.length).toBe(await page.getByRole('listbox').count());
});

test('on a phone, buttons select every segment, even those that are too narrow to tap', async ({ page }) => {
  await visit(page, '/solutions', 375);
  const next = page.getByRole('button', { name: 'Next segment' }).first();
  const names = new Set<string | null>();
  const segments = await firmware(page).getByRole('option').count();
  for (let press = 0; press < segments; press += 1) {
    names.add(await chosen(page).textContent());
    await next.click();
  }
  expect(names.size).toBe(segments);
  await page.getByRole('button', { name: 'Previous segment' }).first().click();
  await expect(chosen(page)).toHaveText([...names].at(-1) ?? '');
  expect((await next.boundingBox())?.height).toBeGreaterThanOrEqual(44);
});
