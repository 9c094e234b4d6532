import type { Locator, Page } from '@playwright/test';
import { configSchemas } from '../lib/readerTools';
import { fullIf } from '../lib/tags';
import { expect, hydrated, test } from '../lib/test';

/** Presses keys on a page, and counts them. */
class Hands {
  presses = 0;

  constructor(readonly page: Page) {}

  async press(key: string): Promise<void> {
    this.presses += 1;
    await this.page.keyboard.press(key);
  }

  async type(text: string): Promise<void> {
    for (const letter of text) await this.press(letter);
  }

  /** Presses Tab until something has the focus. */
  async tabTo(target: Locator): Promise<void> {
    do await this.press('Tab');
    while (!(await target.evaluate((element) => element === document.activeElement)));
  }

  /** Opens the first result of a search. */
  async search(query: string): Promise<void> {
    await this.press('Control+k');
    const field = this.page.getByRole('combobox', { name: 'Search' });
    await expect(field).toBeFocused();
    await this.type(query);
    await expect(field).toHaveAttribute('aria-activedescendant', 'search-hit-0');
    await this.press('Enter');
  }

  /** Follows a link of the contents list from the start of the page. */
  async jump(name: string): Promise<void> {
    await this.press('Tab');
    await this.tabTo(this.page.getByRole('button', { name: 'Skip to “On this page”' }));
    await this.press('Enter');
    const contents = this.page.getByRole('navigation', { name: 'On this page' });
    await this.tabTo(contents.getByRole('link', { name, exact: true }));
    await this.press('Enter');
  }

  /** Skips to the main content from the start of the page. */
  async skip(): Promise<void> {
    await this.press('Tab');
    await this.press('Enter');
  }
}

type Task = {
  what: string;
  route: string;
  /** Most key presses: 8, or half as many as before the contents list came first. */
  most: number;
  run: (hands: Hands, page: Page) => Promise<void>;
};

const tasks: Task[] = [
  {
    what: 'open a symptom from the home page',
    route: '/',
    most: 8,
    run: async (hands, page) => {
      await hands.search('no_sp');
      await expect(page).toHaveURL(/troubleshoot#NO_SPACE$/);
    },
  },
  {
    what: 'copy the third code block of the quick start',
    route: '/docs/quick-start',
    most: 12,
    run: async (hands, page) => {
      await hands.jump('Install the CLI');
      await hands.tabTo(page.getByRole('button', { name: /^Copy curl/ }).first());
      await hands.press('Enter');
      await expect(page.getByText(/^Copied curl/)).toBeAttached();
    },
  },
  {
    what: 'reach a key of agent.json',
    route: '/',
    most: 8,
    run: async (hands, page) => {
      await hands.search('off_s');
      await expect(page).toHaveURL(/agent-config#devices-power-off_s$/);
    },
  },
  {
    what: 'change a tab',
    route: '/docs/quick-start',
    most: 12,
    run: async (hands, page) => {
      await hands.jump('Install the CLI');
      await hands.tabTo(page.getByRole('tab', { selected: true }));
      await hands.press('ArrowRight');
      await expect(page.getByRole('tabpanel', { name: 'Other Linux' })).toBeVisible();
    },
  },
  {
    what: 'check a file',
    route: '/docs/reference/configuration/agent-config',
    most: 8,
    run: async (hands, page) => {
      const tool = page.getByRole('group', { name: 'Check your agent.json' });
      await page.evaluate(
        (text) => navigator.clipboard.writeText(text),
        JSON.stringify(configSchemas.agent.examples?.[0]),
      );
      await hands.skip();
      await hands.tabTo(tool.locator('summary'));
      await hands.press('Enter');
      await expect(tool.getByRole('textbox')).toBeVisible();
      await hands.tabTo(tool.getByRole('textbox'));
      await hands.press('Control+v');
      await expect(tool.getByRole('status')).toHaveText('agent.json is valid.');
    },
  },
  {
    what: 'read the fix of a code on Troubleshoot',
    route: '/docs/troubleshoot',
    most: 8,
    run: async (hands, page) => {
      await hands.search('no_te');
      await expect(page).toHaveURL(/#NO_TESTS$/);
      await expect(page.locator('#NO_TESTS')).toBeInViewport();
    },
  },
  {
    what: 'reach the next page',
    route: '/docs/quick-start',
    most: 8,
    run: async (hands, page) => {
      const next = await page.getByRole('link', { name: 'Next Create a DIP' }).getAttribute('href');
      await hands.search('create');
      await expect(page).toHaveURL(new RegExp(`${next}$`));
    },
  },
  {
    what: 'come back to the results, and open the second one',
    route: '/',
    most: 8,
    run: async (hands, page) => {
      await hands.search('dip');
      await expect(page).toHaveURL(/\/docs\//);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      const first = page.url();
      hands.presses = 0;
      await hands.press('Control+k');
      const field = page.getByRole('combobox', { name: 'Search' });
      await expect(field).toHaveAttribute('aria-activedescendant', 'search-hit-0');
      await hands.press('ArrowDown');
      await hands.press('Enter');
      await expect(page).not.toHaveURL(first);
    },
  },
  {
    what: 'reach a command',
    route: '/docs/quick-start',
    most: 8,
    run: async (hands, page) => {
      await hands.search('submit');
      await expect(page).toHaveURL(/cli#job-submit$/);
    },
  },
  {
    what: 'open the documentation from the home page',
    route: '/',
    most: 8,
    run: async (hands, page) => {
      await hands.tabTo(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Documentation' }));
      await hands.press('Enter');
      await expect(page).toHaveURL(/\/docs\/$/);
    },
  },
];

/** The tasks of `npm test`; `npm run test:full` counts all. */
const inEachRun = [
  'open a symptom from the home page',
  'copy the third code block of the quick start',
  'reach a command',
];

test.use({ viewport: { width: 1440, height: 900 }, permissions: ['clipboard-read', 'clipboard-write'] });

for (const { what, route, most, run } of tasks) {
  test(`${what} takes at most ${most} key presses`, fullIf(!inEachRun.includes(what)), async ({ page }) => {
    await page.goto(route);
    await hydrated(page);
    const hands = new Hands(page);
    await run(hands, page);
    expect(hands.presses).toBeLessThanOrEqual(most);
    test.info().annotations.push({ type: 'key presses', description: String(hands.presses) });
  });
}
