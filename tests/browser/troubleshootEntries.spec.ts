import { expect, test, visit } from '../lib/test';

const silent = '/docs/troubleshoot/console#CONSOLE_SILENT';

test('a cause is next to its fix, a link highlights it until a key is pressed, and Copy copies only the command', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(page, `${silent}-B`);
  const cause = page.locator('#CONSOLE_SILENT-B');
  await expect(cause).toHaveAttribute('data-opened');
  await expect(cause.getByRole('link', { name: 'hands on' })).toHaveAttribute('href', /#take-the-device$/);
  const [name, fix] = [await cause.locator('h4').boundingBox(), await cause.locator('ol').boundingBox()];
  expect((fix?.x ?? 0) - (name?.x ?? 0) - (name?.width ?? 0)).toBeLessThanOrEqual(40);
  expect(Math.abs((fix?.y ?? 0) - (name?.y ?? 0))).toBeLessThanOrEqual(40);
  await page.keyboard.press('ArrowDown');
  await expect(cause).not.toHaveAttribute('data-opened');
  const command =
    'benchloom job submit gateway-install --dip gateway@released --device rpi4-07 --branch control-run --commit 0000000 --no-samples --wait';
  const entry = page.locator('section', { has: page.locator('#CONSOLE_SILENT') });
  const step = entry.getByRole('listitem').filter({ hasText: command }).first();
  await expect(step.locator('pre')).toHaveAttribute('data-prompt', 'you');
  await expect(step.locator('var')).toHaveText(['gateway-install', 'gateway@released', 'rpi4-07']);
  await step.getByRole('button', { name: 'Copy benchloom job submit' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(command);
});

test('on a phone, a URL with a code shows the title and the first check, and highlights the entry until a press', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await visit(page, silent);
  const title = page.getByRole('heading', { name: 'Console stays silent after power-on' });
  await expect(title).toBeInViewport({ ratio: 1 });
  await expect(page.locator('section', { has: title }).locator('pre').first()).toBeInViewport({ ratio: 1 });
  await expect(title).toHaveAttribute('data-opened');
  await page.mouse.click(5, 300);
  await expect(title).not.toHaveAttribute('data-opened');
});
