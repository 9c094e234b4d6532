// Runs samples in the page. Loading the interpreter takes seconds, so tests that don't need it stub the worker, and the
// other tests share as few pages as possible.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { readPages } from '../../checks/readPages';
import { runWithPython } from '../../checks/samples/runSample';
import { runs } from '../../plugins/samples/sampleFiles';
import { accessibilityFindings } from '../lib/accessibility';
import { buildDirectory, projectDirectory } from '../lib/builds';
import { overflow } from '../lib/fit';
import { measureShifts, shiftOf } from '../lib/layoutShifts';
import { expect, holdRequests, test, visit } from '../lib/test';
import { nightly, variants } from '../lib/variants';

/** Finds the Run panel of a sample by title. */
function panelOf(page: Page, title: string): Locator {
  return page.getByRole('region', { name: `Run ${title}`, exact: true });
}

/** Locates the lines below a title of the panel. */
const below = (panel: Locator, title: string) => panel.locator(`p:has(> strong:text-is("${title}")) + div`);

/** Locates the lines that a panel's sample printed to stdout and stderr, and its transcript. */
const resultOf = (panel: Locator) => below(panel, 'Result');
const consoleOf = (panel: Locator) => below(panel, 'Console');

/** Replaces the contents of a file in the panel. */
async function edit(panel: Locator, name: string, text: string): Promise<void> {
  await panel.getByRole('tab', { name }).click();
  await panel.getByRole('textbox', { name }).fill(text);
}

/** The document whose sample the tests run, and how long the interpreter may take to load, in seconds. */
const writeTest = '/docs/how-to/write-test';
const smoke = 'smoke/main.py';
const loadS = 120;

const button = (panel: Locator, name: string) => panel.getByRole('button', { name, exact: true });
const status = (panel: Locator) => panel.getByRole('status');

/** Waits for the status at the end of a run, which may have to load the interpreter first. */
const expectEnd = (panel: Locator, text: string | RegExp) =>
  expect(status(panel)).toHaveText(text, { timeout: loadS * 1000 });

/** A test that raises an exception. */
const mistake = `
def divide(amount: int) -> float:
    return amount / 0

@test()
def breaks(ctx: Context) -> None:
    divide(1)
`;

const runSmoke = (page: Page) => page.getByRole('button', { name: `Run ${smoke}`, exact: true }).first();

/** Opens the document and its panel, which runs the sample. */
async function openPanel(page: Page): Promise<Locator> {
  await visit(page, writeTest);
  await runSmoke(page).click();
  return panelOf(page, smoke).first();
}

/** Stubs the worker with a script that reports progress, pretends to run a sample, and prints lines. */
async function fakeWorker(page: Page, script: string): Promise<void> {
  await page.route('**/python-worker/*.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      headers: { 'Content-Security-Policy': "default-src 'none'" },
      body: `const post = (message) => self.postMessage(message);\n${script}`,
    }),
  );
}

/** A worker that loads, prints one line, and then does what replaces RUN. */
const ready = `onmessage = ({ data }) => {
  if (data.kind === 'load') post({ kind: 'ready' });
  else { post({ kind: 'output', stream: 'stdout', text: 'smoke 1.3.0, simulated' }); RUN }
};`;
const running = ready.replace('RUN', '');

test('a reader edits, breaks, and resets a sample', async ({ page, complaints }) => {
  test.setTimeout(180_000);
  const panel = await openPanel(page);
  const run = button(panel, 'Run');
  await test.step('the sample passes on the first run and shows its transcript', async () => {
    await expectEnd(panel, 'passed, exit code 0');
    await expect(run).toBeFocused();
    await expect(consoleOf(panel)).toContainText('0.000  $ dmesg -n 1');
    for (const width of [375, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await accessibilityFindings(page, `[aria-label="Run ${smoke}"]`), `axe at ${width} px`).toEqual([]);
      expect(await overflow(page)).toBeLessThanOrEqual(0);
    }
  });
  const original = await panel.getByRole('textbox', { name: 'main.py' }).inputValue();
  await test.step('changing a limit makes the sample fail, and a traceback links to the code', async () => {
    const changed = original.replace('maximum=0.020', 'maximum=0.0001') + mistake;
    await edit(panel, 'main.py', changed);
    await panel.getByRole('textbox', { name: 'main.py' }).press('Control+Enter');
    await expectEnd(panel, 'failed, exit code 1');
    await expect(resultOf(panel)).toContainText('ping_rtt  0.000583 s  maximum 0.0001  fail');
    await expect(resultOf(panel)).toContainText('ZeroDivisionError: division by zero');
    await expect(resultOf(panel)).not.toContainText('benchloom/run.py');
    const line = changed.split('\n').indexOf('    return amount / 0') + 1;
    await button(panel, `File "main.py", line ${line}`).click();
    await expect(panel.getByRole('textbox', { name: 'main.py' })).toBeFocused();
    const box = panel.getByRole('textbox', { name: 'main.py' });
    const selected = await box.evaluate((element: HTMLTextAreaElement) =>
      element.value.slice(element.selectionStart, element.selectionEnd),
    );
    expect(selected).toBe('    return amount / 0');
    const color = await box.evaluate((element) => getComputedStyle(element, '::selection').color);
    expect(color, 'the color of the text over the highlighted text').toBe('rgba(0, 0, 0, 0)');
  });
  await test.step('Reset restores files, clears results, and announces both', async () => {
    await button(panel, 'Reset').click();
    await expect(panel.getByRole('textbox', { name: 'main.py' })).toHaveValue(original);
    await expect(resultOf(panel)).toHaveCount(0);
    await expect(status(panel)).toHaveText('The original code is restored.');
    await expect(button(panel, 'Reset')).toHaveCount(0);
    await expect(run).toBeFocused();
  });
  expect(complaints).toEqual([]);
});

test('loading Python shows progress, and Stop cancels it and ends a run that never ends', async ({ page }) => {
  await fakeWorker(page, `post({ kind: 'progress', loaded: 4_100_000, total: 5_800_000 });`);
  const panel = await openPanel(page);
  await expect(panel.getByRole('progressbar', { name: 'Loading Python' })).toHaveAttribute('value', /^0\.7/);
  await expect(panel.getByText('71%', { exact: true })).toBeVisible();
  await expect(panel).toContainText('The code stays in your browser.');
  await expect(status(panel)).toHaveText('Loading Python');
  await expect(button(panel, 'Run')).toHaveAttribute('aria-disabled', 'true');
  expect(await accessibilityFindings(page, `[aria-label="Run ${smoke}"]`)).toEqual([]);
  await button(panel, 'Stop').click();
  await expect(status(panel)).toHaveText('stopped');
  await expect(panel.getByRole('progressbar')).toHaveCount(0);
  await expect(button(panel, 'Run')).toHaveAttribute('aria-disabled', 'false');
  await page.unrouteAll();
  await fakeWorker(page, ready.replace('RUN', 'for (;;);'));
  await button(panel, 'Run').click();
  await expect(resultOf(panel)).toContainText('smoke 1.3.0, simulated');
  await expect(status(panel)).toHaveText('running');
  await button(panel, 'Stop').click();
  await expect(status(panel)).toHaveText('stopped');
  await expect(button(panel, 'Run')).toBeFocused();
});

test('a message reports a failed load, even offline, and Retry loads Python again', async ({ page, context }) => {
  await page.route('**/python-worker/*.js', (route) => route.abort());
  const panel = await openPanel(page);
  await expect(panel.getByRole('alert')).toContainText(
    'Python couldn’t be loaded. Check your connection, then press Retry.',
  );
  expect(await accessibilityFindings(page, `[aria-label="Run ${smoke}"]`)).toEqual([]);
  await context.setOffline(true);
  await button(panel, 'Retry').click();
  await expect(panel.getByRole('alert')).toContainText(
    'Python couldn’t be loaded because you’re offline. Go online, then press Retry.',
  );
  await context.setOffline(false);
  await page.unroute('**/python-worker/*.js');
  await fakeWorker(page, ready.replace('RUN', `post({ kind: 'done', exitCode: 0 });`));
  await button(panel, 'Retry').click();
  await expect(status(panel)).toHaveText('passed, exit code 0');
  await expect(button(panel, 'Run')).toBeFocused();
});

test('pressing Run before the page hydrates opens the panel', async ({ page }) => {
  await fakeWorker(page, running);
  const release = await holdRequests(page, /\/main\.[^/]*\.js$/);
  await page.goto(writeTest, { waitUntil: 'commit' });
  await runSmoke(page).click();
  release();
  await expect(status(panelOf(page, smoke).first())).toHaveText('running', { timeout: 15_000 });
});

test("a manifest with errors doesn't run, its errors look the same as in the config checker, and Copy copies the manifest", async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await fakeWorker(page, running);
  const panel = await openPanel(page);
  await button(panel, 'Stop').click();
  // Alt+Right goes forward, so it must not open the next file.
  for (const key of ['Alt+ArrowRight', 'ArrowRight']) await panel.getByRole('tab', { name: 'main.py' }).press(key);
  await expect(panel.getByRole('tab', { name: 'job-package.json' })).toBeFocused();
  for (const [key, name] of [
    ['End', -1],
    ['ArrowRight', 0],
    ['ArrowLeft', -1],
    ['Home', 0],
    ['ArrowRight', 1],
  ] as const) {
    await panel.locator(':focus').press(key);
    await expect(panel.getByRole('tab').nth(name)).toBeFocused();
  }
  const box = panel.getByRole('textbox', { name: 'job-package.json' });
  await box.fill((await box.inputValue()).replace('"timeouts"', '"timeout"'));
  await button(panel, 'Copy job-package.json').click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(await box.inputValue());
  await button(panel, 'Run').click();
  await expect(status(panel)).toHaveText('not run: job-package.json isn’t valid (exit code 8)');
  const finding = panel.getByRole('list', { name: 'Errors in job-package.json' }).getByRole('listitem');
  await expect(finding).toContainText('Unknown key timeout. Did you mean timeouts?');
  await edit(panel, 'answers.json', '[{"comand": "x"}]');
  await button(panel, 'Run').click();
  await expect(status(panel)).toHaveText('not run: job-package.json and answers.json aren’t valid (exit code 8)');
  await finding.getByRole('button', { name: /^Line 10/ }).click();
  await expect(box).toBeFocused();
});

const maximum = (panel: Locator) => panel.getByRole('textbox', { name: 'main.py' });

const printed = (limit: number) => [
  'main.py, simulated',
  `board_temperature  ${limit > 41.5 ? 'passed' : 'failed'}  0.0 s`,
  `  temp  41.5 degC  maximum ${limit}  ${limit > 41.5 ? 'pass' : 'fail'}`,
  '1 passed, 0 failed, 0 error, 0 skipped',
  `outcome: ${limit > 41.5 ? 'passed' : 'failed (TEST_FAILED)'}`,
];

for (const width of variants([375], [1440]))
  test(`at ${width} px, Run on the home page replaces the stored result, and nothing moves`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const lines = JSON.stringify(printed(40));
    const events = JSON.stringify(['send', 'run'].map((kind) => ({ kind, device: `${kind}-1` })));
    await fakeWorker(
      page,
      ready.replace(
        "post({ kind: 'output', stream: 'stdout', text: 'smoke 1.3.0, simulated' }); RUN",
        `for (const text of ${lines}) post({ kind: 'output', stream: 'stdout', text });
        const event = (fields) => post({ kind: 'output', stream: 'event', text: JSON.stringify({ time_s: 0, ...fields }) });
        event({ kind: 'phase', phase: 'test', name: 'board_temperature' });
        for (const each of ${events}) event({ ...each, text: 'x', stdout: 'y', exit_code: 1 });
        post({ kind: 'done', exitCode: 1 });`,
      ),
    );
    await measureShifts(page);
    await visit(page, '/');
    const panel = panelOf(page, 'main.py');
    await button(panel, 'Run').scrollIntoViewIfNeeded();
    await expect(resultOf(panel)).toContainText('outcome: passed');
    await expect(panel.getByText('Stored result. Run your own (6 MB, once).')).toBeVisible();
    const before = await shiftOf(page);
    await button(panel, 'Run').click();
    await expect(status(panel)).toHaveText('failed, exit code 1');
    await expect(resultOf(panel)).toContainText('maximum 40  fail');
    await expect(consoleOf(panel)).toContainText('run-1  $ x  exit code 1');
    await expect(panel.getByText('Stored result.')).toHaveCount(0);
    // Reset is wider than Stop.
    expect(await shiftOf(page)).toBeLessThanOrEqual(before + 0.001);
  });

test('code stays highlighted during editing, the result is marked as outdated, Tab leaves the editor, and Stop works at once', async ({
  page,
  complaints,
}) => {
  await visit(page, '/');
  const panel = panelOf(page, 'main.py');
  const code = panel.locator('pre code').first();
  // A second focus while the highlighter loads doesn't stop it.
  const folder = path.join(buildDirectory('default'), 'assets/js');
  const has = (file: string) => readFileSync(path.join(folder, file), 'utf8').includes('Prism.languages.python=');
  const python = `**/${readdirSync(folder).find(has)}`;
  const release = await holdRequests(page, python);
  const asked = page.waitForRequest(python);
  await maximum(panel).focus();
  await asked;
  await maximum(panel).blur();
  await maximum(panel).focus();
  release();
  await edit(panel, 'main.py', (await maximum(panel).inputValue()).replace('70,', '40,  # lower'));
  await expect(code.locator('.comment')).toHaveText('# lower');
  await expect(code.locator('.number').last()).toHaveText('40');
  expect(await code.textContent()).toBe(await maximum(panel).inputValue());
  await expect(status(panel)).toHaveText('Result of the previous version.');
  await button(panel, 'Reset').click();
  await expect(status(panel)).toContainText('The original code is restored.');
  await expect(maximum(panel)).toHaveAccessibleDescription('Ctrl+Enter runs.');
  await maximum(panel).fill('def run():');
  await maximum(panel).press('Enter');
  await expect(maximum(panel)).toHaveValue('def run():\n    ');
  await maximum(panel).press('ControlOrMeta+z');
  await expect(maximum(panel)).not.toHaveValue('def run():\n    ');
  await maximum(panel).press('Tab');
  await expect(maximum(panel)).not.toBeFocused();
  const load = await holdRequests(page, '**/assets/js/*.js');
  await page.emulateMedia({ forcedColors: 'active' });
  await button(panel, 'Run').click();
  const color = await button(panel, 'Stop').evaluate((element) => getComputedStyle(element).color);
  await expect(button(panel, 'Run')).not.toHaveCSS('color', color);
  await button(panel, 'Stop').click();
  await expect(status(panel)).toHaveText('stopped');
  await Promise.all([page.waitForEvent('requestfinished'), load()]);
  await expect(code).toBeHidden();
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  const { fontSize, lineHeight } = await maximum(panel).evaluate((element) => ({ ...getComputedStyle(element) }));
  expect(Number.parseFloat(lineHeight)).toBeGreaterThan(Number.parseFloat(fontSize));
  expect(page.workers(), 'workers of a run that was stopped').toEqual([]);
  expect(complaints).toEqual([]);
});

test('on a phone, the hero leads to Run with its result, and choosing a different starter loads its files and keeps edits', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await visit(page, '/');
  await page.getByRole('link', { name: 'Run a test in your browser' }).click();
  const panel = panelOf(page, 'main.py');
  await expect(button(panel, 'Run')).toBeFocused();
  await expect(status(panel)).toBeInViewport({ ratio: 1 });
  await expect(resultOf(panel).getByText('passed').first()).toBeInViewport();
  await edit(panel, 'main.py', '# my edit');
  const starters = page.getByRole('group', { name: 'Or start from' });
  await starters.getByRole('button', { name: 'CAN loopback' }).click();
  await expect(maximum(panel)).toHaveValue(/def can_loopback/);
  await expect(resultOf(panel)).toContainText('can_loopback  passed');
  await expect(page.getByText('Then change the answer to “00” and watch it fail.')).toBeVisible();
  await edit(panel, 'main.py', '# a second edit');
  await starters.getByRole('button', { name: 'Temperature' }).click();
  await expect(maximum(panel)).toHaveValue('# my edit');
});

nightly('no address, fragment, or stored value starts code or fills an editor', async ({ page }) => {
  const code = '# from elsewhere';
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await page.addInitScript((text) => {
    for (const storage of [localStorage, sessionStorage])
      for (const key of ['run', 'main.py', 'files']) storage.setItem(key, text);
  }, code);
  for (const route of [writeTest, '/']) {
    await visit(page, `${route}?run&main.py=${encodeURIComponent(code)}#run=${encodeURIComponent(code)}`);
    for (const box of await page.getByRole('textbox', { name: 'main.py' }).all())
      await expect(box).not.toHaveValue(/from elsewhere/);
  }
  expect(loaded.filter((url) => url.includes('/python/'))).toEqual([]);
});

nightly('every sample prints what python3 prints, and the interpreter loads once', async ({ page, complaints }) => {
  test.setTimeout(600_000);
  const large: string[] = [];
  page.context().on('request', (request) => {
    if (/\.(?:wasm|zip)$/.test(request.url())) large.push(request.url());
  });
  await visit(page, '/docs/');
  const pages = readPages(projectDirectory).filter(({ blocks }) => blocks.some(runs));
  for (const [index, { route, blocks }] of pages.entries()) {
    const samples = blocks.filter(runs);
    const link = page.locator(`.theme-doc-sidebar-container a[href$="${route}"]`);
    // The link's group can be closed.
    await link.dispatchEvent('click');
    await expect(page).toHaveURL(new RegExp(`${route}$`));
    const buttons = page.locator('.theme-code-block > .code-run');
    await expect(buttons.first()).toBeVisible();
    await expect(buttons).toHaveCount(samples.length);
    expect(large, 'each large file is loaded once, after the first click').toHaveLength(index === 0 ? 0 : 2);
    for (const block of samples) {
      const { title = '', run } = block.meta;
      await test.step(`${route} ${title}`, async () => {
        const directory = mkdtempSync(path.join(tmpdir(), 'sample-'));
        const [python] = await Promise.all([runWithPython(block, blocks, directory), buttons.first().click()]);
        rmSync(directory, { recursive: true });
        // The panel replaces the button, so the newest panel is the last one with this title.
        const panel = panelOf(page, title).last();
        await expectEnd(panel, /exit code \d+$/);
        await expect(resultOf(panel).locator('span').filter({ hasNotText: /^$/ })).not.toHaveCount(0);
        expect((await resultOf(panel).textContent())?.trim()).toBe(python.stdout.trim());
        await expect(status(panel)).toHaveText(new RegExp(`^\\w+, exit code ${python.code}$`));
        if (run) await expect(status(panel)).toHaveText(new RegExp(`^${run}, `));
      });
    }
  }
  expect(complaints).toEqual([]);
});

const patched = `import json
import benchloom
from benchloom import Context, test

print("seen", getattr(benchloom, "MARK", "nothing"), getattr(json, "MARK", "nothing"))
benchloom.MARK = json.MARK = "left behind"
benchloom.Context.check = lambda *_: None

@test()
def passes(ctx: Context) -> None:
    ctx.check(False, "must not be seen")
`;

nightly('runs that never end, print too much, or fail oddly say why', async ({ page, complaints }) => {
  test.setTimeout(180_000);
  const panel = await openPanel(page);
  const run = button(panel, 'Run');
  await expectEnd(panel, 'passed, exit code 0');
  await test.step('each run gets a new interpreter', async () => {
    await edit(panel, 'main.py', patched);
    await run.click();
    await expect(resultOf(panel)).toContainText('outcome: passed', { timeout: loadS * 1000 });
    await button(panel, 'Reset').click();
    await edit(panel, 'main.py', patched.replaceAll('benchloom.Context.check = lambda *_: None', ''));
    await run.click();
    await expect(resultOf(panel)).toContainText('must not be seen', { timeout: loadS * 1000 });
    await expect(resultOf(panel)).toContainText('seen nothing nothing');
  });
  await test.step('a run that prints too much is stopped', async () => {
    await edit(panel, 'main.py', 'while True:\n    print("x" * 1000)\n');
    await run.click();
    await expectEnd(panel, 'stopped because it printed more than 1 MB or 10,000 lines');
    await edit(panel, 'main.py', 'print("\\n" * 990_000)\n');
    await run.click();
    await expect(resultOf(panel)).toContainText('9,000 more lines aren’t shown.', { timeout: loadS * 1000 });
    await expect(resultOf(panel)).toHaveAttribute('tabindex', '0');
    await expectEnd(panel, 'stopped because it printed more than 1 MB or 10,000 lines');
  });
  await test.step('a long exception is shortened but keeps its end', async () => {
    await edit(panel, 'main.py', 'raise KeyboardInterrupt("x" * 2_000_000 + "end")\n');
    await run.click();
    await expect(panel.getByRole('alert')).toContainText('end', { timeout: loadS * 1000 });
    expect((await panel.getByRole('alert').textContent())?.length).toBeLessThan(700);
  });
  expect(complaints).toEqual([]);
});
