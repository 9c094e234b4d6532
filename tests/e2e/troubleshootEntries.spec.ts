import { expect, test, visit } from '../lib/test';

const silent = '/docs/troubleshoot/console#CONSOLE_SILENT';

test.describe('with the clipboard', () => {
  test.beforeEach(async ({ context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  });

  test('a command says where it runs and what to replace, and Copy copies the command alone', async ({ page }) => {
    await visit(page, silent);
    const command =
      'benchloom job submit gateway-install --dip gateway@released --device rpi4-07 --branch control-run --no-samples --wait';
    const entry = page.locator('section', { has: page.locator('#CONSOLE_SILENT') });
    const step = entry.getByRole('listitem').filter({ hasText: command });
    await expect(step).toContainText('On your machine:');
    await expect(step.locator('var')).toHaveText(['gateway-install', 'gateway@released', 'rpi4-07']);
    await expect(entry.getByText('Replace the example names, which are underlined, with your own.')).toHaveCount(1);
    await step.getByRole('button', { name: `Copy ${command}` }).click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(command);
  });
});

test('each command of an entry says where it runs, with or without sudo', async ({ page }) => {
  await page.goto('/docs/troubleshoot/server-and-agent');
  const hosts = await page
    .locator('.command-line')
    .evaluateAll((lines) =>
      lines.map(
        (line) => `${line.previousElementSibling?.textContent} ${line.textContent.split(' ').slice(0, 2).join(' ')}`,
      ),
    );
  expect(hosts.filter((host) => host.endsWith(': sudo docker'))).not.toEqual([]);
  expect(hosts.filter((host) => /: sudo docker$/.test(host) && !host.startsWith('On the server'))).toEqual([]);
  expect(hosts.filter((host) => / benchloom /.test(host) && !host.startsWith('On your machine'))).toEqual([]);
});

test('a command wraps between its arguments and fits a phone', async ({ page }) => {
  await visit(page, silent, 375);
  const flag = page.locator('#CONSOLE_SILENT ~ div pre span', { hasText: /^--device rpi4-07$/ }).first();
  expect(await flag.evaluate((span) => span.getClientRects().length)).toBe(1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
});

test('an entry that touches hardware says so before its first step, and a cause and its fix have one letter', async ({
  page,
}) => {
  await page.goto(silent);
  const entry = page.locator('section', { has: page.locator('#CONSOLE_SILENT') });
  const note = entry.getByRole('note', { name: 'Before you touch hardware' });
  await expect(note.getByRole('link', { name: 'Take the device before those steps' })).toBeVisible();
  await expect(entry.getByText(/^Cause C\./)).toHaveCount(1);
  await expect(entry.getByText(/^Fix for cause C\./)).toHaveCount(1);
});

test('an address with a code shows the title and the first check on a phone, and marks the entry until a key', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await visit(page, silent);
  const title = page.getByRole('heading', { name: 'Console stays silent after power-on' });
  await expect(title).toBeInViewport({ ratio: 1 });
  await expect(page.locator('section', { has: title }).locator('pre').first()).toBeInViewport({ ratio: 1 });
  await expect(title).toHaveAttribute('data-opened');
  await page.keyboard.press('ArrowDown');
  await expect(title).not.toHaveAttribute('data-opened');
});
