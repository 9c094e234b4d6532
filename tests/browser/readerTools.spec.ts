import type { Locator } from '@playwright/test';
import { accessibilityFindings } from '../lib/accessibility';
import { agentText, visitChecker, wrongText } from '../lib/configChecker';
import { paste } from '../lib/fieldInput';
import { overflow } from '../lib/fit';
import { expect, test } from '../lib/test';

test.use({ permissions: ['clipboard-read', 'clipboard-write'], viewport: { width: 375, height: 900 } });

test('the config checker lists each error in pasted text and links it to its key', async ({ page, complaints }) => {
  const tool = await visitChecker(page);
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
  await paste(page, box, agentText.replace(/"target": "\w+",/, ''));
  await expect(tool.getByRole('status')).toHaveText('agent.json is valid, 1 warning.');
  await expect(tool.getByText('rules that span several keys')).toBeVisible();

  await paste(page, box, wrongText);
  await tool.getByRole('link', { name: /^devices.*console\.baud/ }).click();
  await expect(page).toHaveURL(/#devices-console-baud$/);
  await expect(page.locator('#devices-console-baud')).toBeInViewport();
  expect(complaints).toEqual([]);
});
