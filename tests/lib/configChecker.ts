import type { Locator, Page } from '@playwright/test';
import { configSchemas } from './readerTools';
import { expect, visit } from './test';

export const agentPage = '/docs/reference/configuration/agent-config';
const [agent] = configSchemas.agent.examples as [object];
export const agentText = JSON.stringify(agent, undefined, 2);
/** The same text with one unknown key. */
export const wrongText = agentText.replace('"baud": 115200', '"bauds": 115200');

export const checkerOf = (page: Page) => page.getByRole('group').filter({ hasText: 'Check your agent.json' });

/** Opens the checker of an open page by keyboard. */
export async function openChecker(page: Page): Promise<Locator> {
  const tool = checkerOf(page);
  await tool.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(tool.getByRole('textbox')).toBeVisible();
  return tool;
}

/** Opens the page of the agent configuration and its checker. */
export async function visitChecker(page: Page): Promise<Locator> {
  await visit(page, agentPage);
  return openChecker(page);
}
