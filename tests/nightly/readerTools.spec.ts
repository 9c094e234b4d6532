import { interrupt } from '../lib/chunks';
import { agentPage, agentText, openChecker, visitChecker } from '../lib/configChecker';
import { expect, test, visit } from '../lib/test';

test.use({ permissions: ['clipboard-read', 'clipboard-write'], viewport: { width: 375, height: 900 } });

test('names in a file are shown as plain text', async ({ page, complaints }) => {
  const tool = await visitChecker(page);
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
