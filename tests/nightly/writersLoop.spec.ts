import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { expect, type Page, test } from '@playwright/test';
import { freePort } from '../../tools/lib/nginx';
import { copyProject, outputDirectory } from '../lib/builds';

/** A copy of the project, so edits don't affect the original. */
const site = path.join(outputDirectory, 'edited-project');

let server: ChildProcess;
let origin = '';
/** All output of the development server so far. */
let printed = '';

/** Starts the development server on a free port, and waits until it has compiled the site. */
async function start(): Promise<void> {
  const port = await freePort();
  server = spawn('npx', ['docusaurus', 'start', '--no-open', '--host', '127.0.0.1', '--port', String(port)], {
    cwd: site,
    detached: true,
    env: { ...process.env, GIT_CEILING_DIRECTORIES: outputDirectory },
  });
  await new Promise<void>((resolve, reject) => {
    const read = (data: Buffer) => {
      printed += stripVTControlCharacters(String(data));
      origin = /website is running at: (http:\S+?)\/?\s/.exec(printed)?.[1] ?? '';
      if (origin && /compiled (?:successfully|with)/.test(printed)) resolve();
    };
    server.stdout?.on('data', read);
    server.stderr?.on('data', read);
    server.on('exit', () => reject(new Error(`The development server has ended:\n${printed}`)));
  });
}

/** Replaces text in a file of the copy. Throws an error if the file doesn't contain the text. */
function edit(file: string, from: string, to: string): void {
  const name = path.join(site, file);
  const text = readFileSync(name, 'utf8');
  expect(text, file).toContain(from);
  writeFileSync(name, text.replace(from, to));
}

/** Opens a page and waits until hot reloading is active. */
async function open(page: Page, route: string): Promise<void> {
  await page.goto(origin + route);
  await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
}

test.describe('with npm start running', () => {
  test.describe.configure({ mode: 'default', timeout: 240_000 });

  test.beforeAll(async () => {
    test.setTimeout(180_000);
    copyProject(site);
    await start();
  });

  test.afterAll(() => {
    if (server.pid) process.kill(-server.pid);
  });

  for (const [what, route, file, from, to] of [
    ['a contract', '/docs/reference/cli', 'contracts/cli.json', 'Server to connect to.', 'Server, edited.'],
    ['a document', '/docs/how-to/write-test', 'docs/how-to/write-test.mdx', '\n## ', '\nAn edited paragraph.\n\n## '],
    [
      'the text of a marketing page',
      '/solutions',
      'src/marketing/content/solutions.ts',
      'Results in',
      'Edited results in',
    ],
  ] as const)
    test(`an edit to ${what} appears without a restart or reload`, async ({ page }) => {
      await open(page, route);
      await page.evaluate(() => Object.assign(window, { untouched: true }));
      const content = page.locator('#__docusaurus');
      await expect(content).not.toContainText(/edited/i);
      edit(file, from, to);
      await expect(content).toContainText(/edited/i, { timeout: 90_000 });
      expect(await page.evaluate(() => Reflect.get(window, 'untouched'))).toBe(true);
    });

  test("the terminal and the page show a broken contract's line until a valid one is saved", async ({ page }) => {
    const overlay = page.frameLocator('#webpack-dev-server-client-overlay').locator('body');
    await open(page, '/docs/reference/agentctl');
    const place = /contracts\/agentctl\.json:2:\d+: \w+/;
    printed = '';
    edit('contracts/agentctl.json', '"$schema"', '$schema"');
    await expect(overlay).toContainText(place, { timeout: 90_000 });
    expect(printed).toMatch(place);
    edit('contracts/agentctl.json', '$schema"', '"$schema"');
    await expect(page.locator('#webpack-dev-server-client-overlay')).toHaveCount(0, { timeout: 90_000 });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('agentctl');
  });
});
