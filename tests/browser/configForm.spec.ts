import type { Locator, Page } from '@playwright/test';
import { accessibilityFindings } from '../lib/accessibility';
import { interrupt } from '../lib/chunks';
import { paste } from '../lib/fieldInput';
import { overflow } from '../lib/fit';
import { configSchemas } from '../lib/readerTools';
import { announcements, expect, test, visit } from '../lib/test';

const agentPage = '/docs/reference/configuration/agent-config';
const [agent] = configSchemas.agent.examples as [object];
const agentText = JSON.stringify(agent, undefined, 2);
/** The same text with one unknown key. */
const wrongText = agentText.replace('"baud": 115200', '"bauds": 115200');

const checkerOf = (page: Page) => page.getByRole('group').filter({ hasText: 'Check your agent.json' });

/** Opens the checker of an open page by keyboard. */
async function openChecker(page: Page): Promise<Locator> {
  const tool = checkerOf(page);
  await tool.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(tool.getByRole('textbox')).toBeVisible();
  return tool;
}

test.use({ permissions: ['clipboard-read', 'clipboard-write'], viewport: { width: 375, height: 900 } });

test('the config form lists each error in pasted text or a chosen file, and links it to its key', async ({
  page,
  complaints,
}) => {
  await visit(page, agentPage);
  const tool = await openChecker(page);
  const box = tool.getByRole('textbox', { name: 'Paste your agent.json' });
  await paste(page, box, wrongText);
  await expect(tool.getByRole('status')).toHaveText('1 error in agent.json.');
  const [error] = await tool.getByRole('listitem').all();
  const line = wrongText.split('\n').findIndex((text) => text.includes('bauds')) + 1;
  await expect(error as Locator).toContainText('devices[0].console.bauds');
  await expect(error as Locator).toContainText('Unknown key bauds. Did you mean baud?');
  expect(await accessibilityFindings(page, 'details')).toEqual([]);
  expect(await overflow(page)).toBeLessThanOrEqual(0);

  await tool.getByRole('button', { name: `Line ${line}, column 9` }).click();
  await expect(box).toBeFocused();
  const selected = await box.evaluate((element: HTMLTextAreaElement) =>
    element.value.slice(element.selectionStart, element.selectionEnd),
  );
  expect(selected.trim()).toBe('"bauds": 115200,');

  await page.keyboard.insertText('"baud": 115200,');
  await tool.getByRole('button', { name: 'Check', exact: true }).click();
  await expect(tool.getByRole('status')).toHaveText('agent.json is valid.');
  await expect(tool.getByRole('listitem')).toHaveCount(0);
  const chosen = Buffer.from(agentText.replace(/"target": "\w+",/, ''));
  await tool.locator('input[type=file]').setInputFiles({ name: 'agent.json', mimeType: '', buffer: chosen });
  await expect(tool.getByRole('status')).toHaveText('agent.json is valid, 1 warning.');
  await expect(tool.getByText('rules that span several keys')).toBeVisible();

  const unknown = Array.from({ length: 51 }, (_, index) => `"x${index}": 0,`).join(' ');
  await paste(page, box, agentText.replace(/"target": "\w+",/, '').replace('{', `{ ${unknown}`));
  await expect(tool.getByText('2 more aren’t shown.')).toBeVisible();
  await box.fill(' ');
  await tool.getByRole('button', { name: 'Check', exact: true }).click();
  await expect(tool.getByRole('status')).toHaveText(/^There’s nothing to check\./);
  await expect(tool.getByRole('listitem')).toHaveCount(0);
  await expect(box).toBeFocused();
  await page.setViewportSize({ width: 375, height: 300 });
  await paste(page, box, wrongText);
  await expect(tool.getByRole('status')).toHaveText('1 error in agent.json.');
  await expect(tool.getByRole('status')).toBeInViewport();
  const said = await announcements(tool.getByRole('status'));
  await tool.getByRole('button', { name: 'Check', exact: true }).click();
  await expect.poll(() => said.evaluate((all) => all.at(-1))).toBe('1 error in agent.json.');
  await tool.getByRole('link', { name: /^devices.*console\.baud/ }).click();
  await expect(page).toHaveURL(/#devices-console-baud$/);
  await expect(page.locator('#devices-console-baud')).toBeInViewport();
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
