import path from 'node:path';
import { projectDirectory } from '../lib/builds';
import { interrupt } from '../lib/chunks';
import { agentPage, agentText, checkerOf, openChecker, visitChecker, wrongText } from '../lib/configChecker';
import { drop } from '../lib/fieldInput';
import { expect, holdRequests, hydrated, test, visit } from '../lib/test';

test.use({ permissions: ['clipboard-read', 'clipboard-write'], viewport: { width: 375, height: 900 } });

test('dropped and selected files are checked, and their text can be edited', async ({ page }) => {
  const tool = await visitChecker(page);
  await drop(page, tool.getByRole('textbox'), path.join(projectDirectory, 'contracts/releases.json'));
  await expect(tool.getByRole('textbox')).toHaveValue(/"releases"/);
  await expect(tool.getByRole('status')).toHaveText(/errors in agent\.json\.$/);

  const choosing = page.waitForEvent('filechooser');
  await tool.getByRole('button', { name: 'Choose a file' }).click();
  await (await choosing).setFiles({
    name: 'bench.json',
    mimeType: 'application/json',
    buffer: Buffer.from(`\ufeff${agentText}`),
  });
  await expect(tool.getByRole('status')).toHaveText('agent.json is valid.');
  await expect(tool.getByRole('textbox')).toHaveValue(agentText);

  await tool.getByRole('textbox').fill('');
  await tool.getByRole('button', { name: 'Check', exact: true }).click();
  await expect(tool.getByRole('status')).toHaveText(/^There’s nothing to check\./);
  await expect(tool.getByRole('textbox')).toBeFocused();
});

const files: [name: string, content: Buffer, message: RegExp][] = [
  ['empty.json', Buffer.alloc(0), /^The file is empty\. Choose another file\.$/],
  ['rootfs.img', Buffer.alloc(100_000), /^The file isn’t a text file\./],
  ['agent.json.gz', Buffer.from([0x1f, 0x8b, 8, 0, 0]), /^The file is compressed\./],
  ['large.json', Buffer.alloc(6e5, ' '), /^The file is 0\.6 MB, but the limit is 0\.5 MB\. Choose a smaller file\.$/],
  ['agent.json', Buffer.from(`\ufeff${agentText}`, 'utf16le'), /^agent\.json is valid\.$/],
];

test("the checker explains why a file isn't valid, and hostile names are shown as plain text", async ({
  page,
  complaints,
}) => {
  const tool = await visitChecker(page);
  for (const [name, buffer, message] of files) {
    await tool.locator('input[type=file]').setInputFiles({ name, mimeType: '', buffer });
    await expect(tool.getByRole('status')).toHaveText(message);
  }
  const attack = '<img src=x onerror=alert(1)>';
  // Use computed keys, because a literal `__proto__` would set the prototype and be missing from the JSON.
  const text = JSON.stringify({ [attack]: attack, ['__proto__']: 1 });
  await tool
    .locator('input[type=file]')
    .setInputFiles({ name: `${attack}.json`, mimeType: '', buffer: Buffer.from(text) });
  await expect(tool.getByRole('listitem').filter({ hasText: `["${attack}"]` })).toHaveCount(1);
  await expect(tool.getByRole('listitem').filter({ hasText: 'Unknown key __proto__.' })).toHaveCount(1);
  await expect(tool.locator('img')).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test("if the checker doesn't load, an error box appears, Retry loads it, and the text is kept", async ({ page }) => {
  const scripts = await interrupt(page);
  await visit(page, agentPage);
  scripts.fail();
  const tool = await openChecker(page);
  await tool.getByRole('textbox').fill(agentText);
  await tool.getByRole('button', { name: 'Check', exact: true }).click();
  await expect(tool.getByRole('alert')).toContainText('This part of the page didn’t load. Check your connection');
  await expect(tool.getByRole('textbox')).toHaveValue(agentText);
  scripts.recover();
  await tool.getByRole('button', { name: 'Retry' }).press('Enter');
  await expect(tool.getByRole('status')).toHaveText('agent.json is valid.');
  await expect(tool.getByRole('alert')).toHaveCount(0);
  await expect(tool.getByRole('textbox')).toBeFocused();
});

test.describe('at 400% zoom', () => {
  test.use({ viewport: { width: 320, height: 256 } });

  test("a check's result is in view, and an empty field refers to its message", async ({ page }) => {
    const tool = await visitChecker(page);
    const box = tool.getByRole('textbox');
    const check = tool.getByRole('button', { name: 'Check', exact: true });
    await expect(box).not.toHaveAttribute('aria-invalid');
    await check.press('Enter');
    await expect(box).toHaveAttribute('aria-invalid', 'true');
    await expect(box).toHaveAccessibleDescription(/^There’s nothing to check\. Paste your agent\.json/);
    await expect(tool.getByRole('status')).toBeInViewport({ ratio: 0.99 });
    await box.fill(wrongText);
    await check.press('Enter');
    await expect(tool.getByRole('status')).toHaveText('1 error in agent.json.');
    await expect(tool.getByRole('status')).toBeInViewport({ ratio: 0.99 });
    await expect(box).not.toHaveAttribute('aria-invalid');
  });
});

test('text that was typed before the page hydrates can be checked', async ({ page }) => {
  const release = await holdRequests(page, /\/main\.[^/]*\.js$/);
  await page.goto(agentPage, { waitUntil: 'commit' });
  await checkerOf(page).locator('summary').click();
  await checkerOf(page).getByRole('textbox').fill(agentText);
  release();
  await hydrated(page);
  await checkerOf(page).getByRole('button', { name: 'Check', exact: true }).click();
  await expect(checkerOf(page).getByRole('status')).toHaveText('agent.json is valid.');
});
