import type { Page } from '@playwright/test';

/** A page as a picture shows it. */
export type State = {
  /** Name of the picture. */
  name: string;
  route: string;
  /** What a visitor does on the page before the picture is taken. */
  prepare?: (page: Page) => Promise<void>;
};

async function openTool(page: Page, title: string, text: string): Promise<void> {
  const tool = page.getByRole('group').filter({ hasText: title });
  const isOpen = await tool.evaluate((element: HTMLDetailsElement) => element.open);
  if (!isOpen) await tool.locator('summary').click();
  await tool.getByRole('textbox').fill(text);
  await tool.getByRole('button', { name: /^(Check|Search)$/ }).click();
  await tool.getByRole('listitem').first().waitFor();
  await tool.evaluate((element) => element.scrollIntoView({ block: 'start' }));
}

/** The states that have a picture at each width. */
export const states: State[] = [
  { name: 'home', route: '/' },
  { name: 'features', route: '/features' },
  { name: 'plans', route: '/plans' },
  { name: 'signup', route: '/signup' },
  { name: 'docs', route: '/docs/' },
  {
    name: 'tabs',
    route: '/docs/quick-start',
    prepare: async (page) => {
      const tab = page.getByRole('tab', { name: 'Other Linux' });
      await tab.click();
      await tab.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    },
  },
  { name: 'reference', route: '/docs/reference/configuration/dip-config' },
  {
    name: 'config-checker',
    route: '/docs/reference/configuration/agent-config',
    prepare: (page) => openTool(page, 'Check your agent.json', '{"devices": []}'),
  },
  {
    name: 'log-helper',
    route: '/docs/troubleshoot',
    prepare: (page) => openTool(page, 'Search a log', 'Error: unable to find a matching CMSIS-DAP device'),
  },
  {
    name: 'search',
    route: '/docs/how-to/write-test',
    prepare: async (page) => {
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox', { name: 'Search' }).fill('garbage console');
      await page.getByRole('option').first().waitFor();
    },
  },
  {
    name: 'not-found',
    route: '/docs/quickstart',
    prepare: (page) => page.getByRole('navigation', { name: 'The nearest pages' }).waitFor(),
  },
  {
    // A wide window has the sidebar instead of the menu.
    name: 'menu',
    route: '/docs/how-to/create-dip',
    prepare: async (page) => {
      const toggle = page.getByRole('button', { name: 'Toggle navigation bar' });
      if (!(await toggle.isVisible())) return;
      await toggle.click();
      await page.getByRole('button', { name: 'Close navigation bar' }).waitFor();
    },
  },
];
