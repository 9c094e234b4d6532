import type { Page } from '@playwright/test';
import codes from '../../contracts/error-codes.json';
import { listen, read } from '../lib/speech';
import { expect, hydrated, test } from '../lib/test';

async function visit(page: Page, route: string, width = 1440): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.goto(route);
  await hydrated(page);
}

/** The phrases that name something to use or a place, without running text. */
function parts(phrases: string[]): string[] {
  return phrases.filter((phrase) =>
    /^(?:navigation|dialog|link|button|combobox|listbox|option|group|status|tab|textbox|heading|list|table|row|column|image|main|searchbox)\b/.test(
      phrase,
    ),
  );
}

test('the navbar says its items in order, and which one is current', async ({ page }) => {
  await visit(page, '/docs/quick-start');
  expect(parts(await read(page.getByRole('navigation', { name: 'Main' })))).toEqual([
    'navigation, Main',
    'link, Benchloom',
    'link, Features',
    'link, Solutions',
    'link, Plans',
    'link, Consulting',
    'link, Documentation, current item',
    'link, About Us',
    'button, Search, has popup dialog, key shortcuts Control+K Meta+K',
    'link, Log In',
    'link, Start Free Trial',
  ]);
});

test('the skip links, the contents list and the heading come in this order', { tag: '@full' }, async ({ page }) => {
  await visit(page, '/docs/integrations/slack');
  const contents = await read(page.getByRole('navigation', { name: 'On this page' }));
  expect(contents.slice(0, 4)).toEqual([
    'navigation, On this page',
    'list',
    expect.stringMatching(/^listitem, level 1, position 1, set size \d+$/),
    expect.stringMatching(/^link, /),
  ]);
  const said = await read(page.locator('main'));
  const heading = said.indexOf('heading, Slack, level 1');
  expect(said.indexOf('navigation, On this page')).toBeLessThan(heading);
  expect(said.indexOf('navigation, On this page')).toBeGreaterThan(0);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Skip to “On this page”' })).toBeFocused();
});

test('the side menu says that it is a dialog, its groups, and the current page', { tag: '@full' }, async ({ page }) => {
  await visit(page, '/docs/quick-start', 375);
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
  const said = await read(page.getByRole('dialog', { name: 'Menu' }));
  expect(parts(said).slice(0, 7)).toEqual([
    'dialog, Menu, modal',
    'link, Benchloom',
    'button, Close navigation bar',
    'button, ← Back to main menu',
    'list',
    expect.stringMatching(/^link, Documentation/),
    'link, Quick start, current page',
  ]);
  expect(said.filter((phrase) => phrase.includes('current'))).toEqual(['link, Quick start, current page']);
  expect(said).toContain('How-to guides');
});

test('the search says how many results there are, and each with its page', async ({ page }) => {
  await visit(page, '/docs/quick-start');
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', { name: 'Search' });
  const field = dialog.getByRole('combobox');
  await field.fill('x');
  const heard = await listen(dialog);
  await field.fill('NO_SPACE');
  await expect(dialog.getByRole('status')).toHaveText(/^\d+ results$/);
  const count = await dialog.getByRole('option').count();
  expect(await heard()).toContain(`polite: ${count} results`);
  const said = parts(await read(dialog));
  expect(said.slice(0, 6)).toEqual([
    'dialog, Search',
    expect.stringMatching(
      /^combobox, Search, NO_SPACE, .*expanded, active descendant Server and agent › Disk of the agent host is full NO_SPACE/,
    ),
    'button, Close',
    'status',
    'listbox, Results, orientated vertically',
    'group, Troubleshoot',
  ]);
  expect(said[6]).toMatch(
    /^option, Server and agent › Disk of the agent host is full NO_SPACE .* selected, position 1/,
  );
  expect(said.filter((phrase) => phrase.startsWith('option'))).toHaveLength(count);
  expect(said.filter((phrase) => / selected,/.test(phrase) && !/ not selected,/.test(phrase))).toHaveLength(1);
});

test('the search says that there are no results, and where to look', { tag: '@full' }, async ({ page }) => {
  await visit(page, '/docs/quick-start');
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', { name: 'Search' });
  await dialog.getByRole('combobox').fill('NO_SPACE');
  await expect(dialog.getByRole('option').first()).toBeVisible();
  const heard = await listen(dialog);
  await dialog.getByRole('combobox').fill('xyzzyqq');
  await expect(dialog.getByText('Nothing found for')).toBeVisible();
  expect(await heard()).toContain('polite: No results');
  expect(parts(await read(dialog))).toEqual([
    'dialog, Search',
    'combobox, Search, xyzzyqq, has popup listbox, not expanded, autocomplete in list, 1 control',
    'button, Close',
    'status',
    'list',
    'link, Troubleshoot',
    'link, CLI',
    'link, Agent configuration',
    'link, Contact',
  ]);
});

test('tabs say what they choose, which one is selected, and the panel its name', { tag: '@full' }, async ({ page }) => {
  await visit(page, '/docs/quick-start');
  expect(await read(page.getByRole('tablist', { name: 'Distribution' }))).toEqual([
    'tablist, Distribution, orientated horizontally',
    'tab, Debian or Ubuntu, selected, position 1, set size 2',
    'tab, Other Linux, not selected, position 2, set size 2',
  ]);
  await page.getByRole('tab', { name: 'Other Linux' }).press('Enter');
  const [panel] = await read(page.getByRole('tabpanel', { name: 'Other Linux' }));
  expect(panel).toBe('tabpanel, Other Linux');
});

test('the config checker announces the number of errors, and says each with its place and its entry', async ({
  page,
}) => {
  await visit(page, '/docs/reference/configuration/agent-config');
  const tool = page.getByRole('group', { name: 'Check your agent.json' });
  await tool.locator('summary').press('Enter');
  await tool.getByRole('textbox').fill('{"schema_version": 3, "nam": 1}');
  const heard = await listen(tool);
  await tool.getByRole('button', { name: 'Check', exact: true }).press('Enter');
  await expect(tool.getByRole('listitem')).toHaveCount(3);
  expect(await heard()).toContain('polite: 3 errors in agent.json.');
  const said = await read(tool);
  expect(parts(said)).toEqual([
    'group, Check your agent.json',
    'textbox, Text of agent.json, Paste the text, or drop a file anywhere on this page. Nothing is sent. A file can have up to 5 MB.',
    'button, Check',
    'button, Choose a file',
    'button, Clear',
    'status',
    'list',
    'button, Line 1, column 1',
    'link, Entry of server_url',
    'button, Line 1, column 1',
    expect.stringMatching(/^link, Entry of /),
    'button, Line 1, column 23',
    'link, Entry of name',
  ]);
  expect(said.filter((phrase) => phrase === 'Error')).toHaveLength(3);
});

test('an empty check says what is missing with the text box', { tag: '@full' }, async ({ page }) => {
  await visit(page, '/docs/reference/configuration/agent-config');
  const tool = page.getByRole('group', { name: 'Check your agent.json' });
  await tool.locator('summary').press('Enter');
  await tool.getByRole('button', { name: 'Check', exact: true }).press('Enter');
  await expect(tool.getByRole('status')).toHaveText(/nothing to check/);
  expect(parts(await read(tool))[1]).toBe(
    'textbox, Text of agent.json, There is nothing to check. Paste the text of agent.json or choose the file. Paste the text, or drop a file anywhere on this page. Nothing is sent. A file can have up to 5 MB., invalid',
  );
});

test('the log helper announces the matches, and says each entry with its lines', async ({ page }) => {
  await visit(page, '/docs/troubleshoot');
  const tool = page.getByRole('group', { name: 'Search a log' });
  await tool.getByRole('textbox').fill('error FLASH_FAILED');
  const heard = await listen(tool);
  await tool.getByRole('button', { name: 'Search', exact: true }).press('Enter');
  await expect(tool.getByRole('listitem')).toHaveCount(1);
  expect(await heard()).toContain('polite: 1 entry matches. 1 line searched.');
  const said = await read(tool);
  expect(said.slice(said.indexOf('status'))).toEqual([
    'status',
    'paragraph',
    '1 entry matches. 1 line searched.',
    'list',
    'listitem, level 1, position 1, set size 1',
    'paragraph',
    'link, Flash tool exits with an error',
    'code',
    'FLASH_FAILED',
    'code',
    'Line',
    '1',
    ':',
    'error FLASH_FAILED',
  ]);
});

test('a reference entry says its name once, and its sample by the name of the file', { tag: '@full' }, async ({
  page,
}) => {
  await visit(page, '/docs/reference/configuration/agent-config');
  const group = page.getByRole('heading', { name: 'File', exact: true }).locator('..');
  const said = await read(group);
  expect(parts(said)).toEqual([
    'heading, File, level 2',
    'link, Link to File',
    'button, Copy agent.json',
    'link, "schema_version"',
    'link, "$schema"',
    'heading, schema_version, level 3',
    'link, Link to schema_version',
    'heading, $schema, level 3',
    'link, Link to $schema',
  ]);
});

test('no heading of a document says more than its text', { tag: '@full' }, async ({ page }) => {
  await visit(page, '/docs/reference/configuration/agent-config');
  const headings = page.getByRole('article').getByRole('heading');
  const wrong = await headings.evaluateAll((elements) =>
    elements.filter((heading) => heading.querySelector('a, button')).map((heading) => heading.textContent),
  );
  expect(await headings.count()).toBeGreaterThan(100);
  expect(wrong).toEqual([]);
});

test('the index of Troubleshoot says its field, the number of entries, and its groups', { tag: '@full' }, async ({
  page,
}) => {
  await visit(page, '/docs/troubleshoot');
  const field = page.getByRole('textbox', { name: 'Filter symptoms and codes' });
  const index = page.locator('[data-search-skip]').filter({ has: field });
  const total = codes.entries.length;
  const said = await read(index);
  expect(parts(said)[0]).toMatch(/^textbox, Filter symptoms and codes, Searches titles, codes, and other words/);
  expect(said).toContain(`${total} entries`);
  const heard = await listen(index);
  await field.fill('no_space');
  await expect(index.getByRole('status')).toHaveText(`1 of ${total} entries`);
  expect((await heard()).at(-1)).toBe(`polite: 1 of ${total} entries`);
});

test('the not-found page says what happened before it says where to go', async ({ page }) => {
  await visit(page, '/docs/quickstart');
  const main = page.getByRole('main');
  await expect(main.getByRole('list')).toBeVisible();
  const said = parts(await read(main));
  expect(said.slice(0, 6)).toEqual([
    'main',
    'image, A chip labelled 404 with one pin marked NC, not connected.',
    'heading, This pin is not connected, level 1',
    'link, Open the documentation',
    'link, Read the quick start',
    'link, Back to the home page',
  ]);
  expect(said.slice(6).some((phrase) => phrase.startsWith('link, Quick start'))).toBe(true);
});

test('a table says its name and the header of each row', { tag: '@full' }, async ({ page }) => {
  await visit(page, '/docs/reference/cli');
  const said = await read(page.getByRole('table', { name: 'Exit codes' }));
  expect(said[0]).toBe('table, Exit codes');
  expect(said.filter((phrase) => phrase.startsWith('rowheader')).length).toBeGreaterThan(5);
  const names = await page
    .getByRole('table')
    .evaluateAll((tables) => tables.map((table) => table.getAttribute('aria-label')));
  expect(names).not.toContain(null);
  expect(new Set(names).size).toBe(names.length);
});

test('a drawing says its title and nothing that is drawn', { tag: '@full' }, async ({ page }) => {
  await visit(page, '/docs/how-to/create-dip');
  const figure = page
    .getByRole('figure')
    .filter({ has: page.getByRole('img') })
    .first();
  const drawn = await figure.locator('svg text').filter({ visible: true }).allTextContents();
  expect(drawn.length).toBeGreaterThan(3);
  // Its text is in a closed part of the page.
  await figure.locator('details').evaluate((details) => details.remove());
  const said = await read(figure);
  expect(said.filter((phrase) => phrase.startsWith('image, '))).toHaveLength(1);
  expect(said.filter((phrase) => drawn.includes(phrase))).toEqual([]);
});

test('the hero says its picture once, the time and its outcomes, and each job', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, '/');
  const figure = page.getByRole('figure').filter({ has: page.getByRole('slider') });
  const said = await read(figure);
  expect(parts(said).filter((phrase) => !phrase.startsWith('group'))).toEqual([
    'image, Timing of one job group: four jobs on four devices, 204 s after the submit.',
    'list, Jobs 204 s after the submit',
    'list, Phases of a job',
  ]);
  const slider = (value: string) =>
    `slider, Time since the submit, orientated horizontally, max value 204, min value 0, current value ${value}`;
  expect(said).toContain(slider('204 s: 2 passed, 1 failed, 1 not finished'));
  expect(said.filter((phrase) => /^rpi4-\d+: /.test(phrase))).toHaveLength(4);
  expect(said).toContainEqual(expect.stringMatching(/^rpi4-07: preparing from 4 to 15 s, .* Outcome: failed\.$/));
  expect(said.filter((phrase) => phrase === 'rpi4-07' || phrase === '60')).toEqual([]);

  await figure.getByRole('slider').press('Home');
  expect(await read(figure)).toContain(slider('0 s: 4 not finished'));
});
