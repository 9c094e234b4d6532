// Runs samples in the page. Loading the interpreter takes seconds, so tests that don't need it stub the worker, and the
// other tests share as few pages as possible.
import type { Locator, Page } from '@playwright/test';
import { accessibilityFindings } from '../lib/accessibility';
import { overflow } from '../lib/fit';
import {
  button,
  consoleOf,
  edit,
  expectEnd,
  fakeWorker,
  loadS,
  mistake,
  openPanel,
  panelOf,
  ready,
  resultOf,
  running,
  smoke,
  status,
  writeTest,
} from '../lib/samples';
import { expect, holdRequests, test, visit } from '../lib/test';
import { variants } from '../lib/variants';

const loop = `from benchloom import Context, test

@test()
def ends_never(ctx: Context) -> None:
    ctx.device.console.run("true")
    while True:
        pass
`;

test('a reader edits, breaks, stops, and resets a sample', async ({ page, complaints }) => {
  test.setTimeout(180_000);
  const panel = await openPanel(page);
  const run = button(panel, 'Run');
  await test.step('the sample passes on the first run, with its transcript', async () => {
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
  await test.step('a changed limit makes the sample fail', async () => {
    await edit(panel, 'main.py', original.replace('maximum=0.020', 'maximum=0.0001'));
    await run.click();
    await expectEnd(panel, 'failed, exit code 1');
    await expect(resultOf(panel)).toContainText('ping_rtt  0.000583 s  maximum 0.0001  fail');
  });
  await test.step('a traceback has line numbers that link to the code', async () => {
    await edit(panel, 'main.py', mistake);
    await panel.getByRole('textbox', { name: 'main.py' }).press('Control+Enter');
    await expectEnd(panel, 'failed, exit code 1');
    await expect(resultOf(panel)).toContainText('ZeroDivisionError: division by zero');
    await expect(resultOf(panel)).not.toContainText('benchloom/run.py');
    await button(panel, 'File "main.py", line 4').click();
    await expect(panel.getByRole('textbox', { name: 'main.py' })).toBeFocused();
    const box = panel.getByRole('textbox', { name: 'main.py' });
    const selected = await box.evaluate((element: HTMLTextAreaElement) =>
      element.value.slice(element.selectionStart, element.selectionEnd),
    );
    expect(selected).toBe('    return amount / 0');
    const color = await box.evaluate((element) => getComputedStyle(element, '::selection').color);
    expect(color, 'the color of the text over the highlighted text').toBe('rgba(0, 0, 0, 0)');
  });
  await test.step('Stop ends an endless loop', async () => {
    await edit(panel, 'main.py', loop);
    await run.click();
    await expect(consoleOf(panel)).toContainText('$ true', { timeout: loadS * 1000 });
    await expect(status(panel)).toHaveText('running');
    await button(panel, 'Stop').click();
    await expectEnd(panel, 'stopped');
  });
  await test.step('Reset restores files, clears results, and says so', async () => {
    await button(panel, 'Reset').click();
    await expect(panel.getByRole('textbox', { name: 'main.py' })).toHaveValue(original);
    await expect(resultOf(panel)).toHaveCount(0);
    await expect(status(panel)).toHaveText('The original code is restored.');
    await expect(button(panel, 'Reset')).toHaveCount(0);
    await expect(run).toBeFocused();
  });
  expect(complaints).toEqual([]);
});

test('loading shows the progress, and Stop cancels it', async ({ page }) => {
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
});

test('a failed load is reported, even offline, and Retry loads Python again', async ({ page, context }) => {
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
  await page
    .getByRole('button', { name: `Run ${smoke}` })
    .first()
    .click();
  release();
  await expect(status(panelOf(page, smoke).first())).toHaveText('running', { timeout: 15_000 });
});

test("a manifest with errors doesn't run, and its errors look the same as in the config checker", async ({ page }) => {
  await fakeWorker(page, running);
  const panel = await openPanel(page);
  await button(panel, 'Stop').click();
  // Alt+Right goes forward, so it must not open the next file.
  for (const key of ['Alt+ArrowRight', 'ArrowRight']) await panel.getByRole('tab', { name: 'main.py' }).press(key);
  await expect(panel.getByRole('tab', { name: 'job-package.json' })).toBeFocused();
  const box = panel.getByRole('textbox', { name: 'job-package.json' });
  await box.fill((await box.inputValue()).replace('"timeouts"', '"timeout"'));
  await button(panel, 'Run').click();
  await expect(status(panel)).toHaveText('not run: job-package.json isn’t valid (exit code 8)');
  const finding = panel.getByRole('list', { name: 'Errors in job-package.json' }).getByRole('listitem');
  await expect(finding).toContainText('Unknown key timeout. Did you mean timeouts?');
  await finding.getByRole('button', { name: /^Line 10/ }).click();
  await expect(box).toBeFocused();
  await edit(panel, 'answers.json', '[{"comand": "x"}]');
  await button(panel, 'Run').click();
  await expect(status(panel)).toHaveText('not run: job-package.json and answers.json aren’t valid (exit code 8)');
});

test('Copy copies the file of the open tab', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await fakeWorker(page, running);
  const panel = await openPanel(page);
  await panel.getByRole('tab', { name: 'job-package.json' }).click();
  await button(panel, 'Copy job-package.json').click();
  const text = await panel.getByRole('textbox', { name: 'job-package.json' }).inputValue();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(text);
});

test("Tab leaves the editor, Enter keeps the indentation, and lines of large text don't overlap", async ({ page }) => {
  await fakeWorker(page, running);
  const panel = await openPanel(page);
  const box = panel.getByRole('textbox', { name: 'main.py' });
  await expect(box).toHaveAccessibleDescription('Ctrl+Enter runs.');
  await box.fill('def run():');
  await box.press('Enter');
  await expect(box).toHaveValue('def run():\n    ');
  await box.press('ControlOrMeta+z');
  await expect(box).not.toHaveValue('def run():\n    ');
  await box.press('Tab');
  await expect(box).not.toBeFocused();
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  const { fontSize, lineHeight } = await box.evaluate((element) => ({ ...getComputedStyle(element) }));
  expect(Number.parseFloat(lineHeight)).toBeGreaterThan(Number.parseFloat(fontSize));
});

const maximum = (panel: Locator) => panel.getByRole('textbox', { name: 'main.py' });

/** Returns where the parts of the home page's runner are. */
async function runnerPlaces(page: Page) {
  const panel = panelOf(page, 'main.py');
  const parts = [
    button(panel, 'Run'),
    maximum(panel),
    panel.locator('pre code .keyword').first(),
    panel.getByText('outcome:'),
    panel.getByText('Console', { exact: true }),
    page.getByRole('group', { name: 'Or start from' }),
  ];
  const placeOf = (node: Element) => {
    const { x, y } = node.getBoundingClientRect();
    return { x, y };
  };
  return Promise.all(parts.map((part) => part.evaluate(placeOf)));
}

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
    const events = JSON.stringify(['send', 'run'].map((kind) => ({ kind, device: 'simulated-sim-1' })));
    await fakeWorker(
      page,
      ready.replace(
        "post({ kind: 'output', stream: 'stdout', text: 'smoke 1.3.0, simulated' }); RUN",
        `for (const text of ${lines}) post({ kind: 'output', stream: 'stdout', text });
        const event = (fields) => post({ kind: 'output', stream: 'event', text: JSON.stringify({ time_s: 0, ...fields }) });
        event({ kind: 'phase', phase: 'test', name: 'board_temperature' });
        for (const each of ${events}) event({ ...each, text: 'x', stdout: 'y', exit_code: 0 });
        post({ kind: 'done', exitCode: 1 });`,
      ),
    );
    await visit(page, '/');
    const panel = panelOf(page, 'main.py');
    await button(panel, 'Run').scrollIntoViewIfNeeded();
    await expect(resultOf(panel)).toContainText('outcome: passed');
    await expect(panel.getByText('Stored result. Press Run for your own.')).toBeVisible();
    const before = await runnerPlaces(page);
    await button(panel, 'Run').click();
    await expect(status(panel)).toHaveText('failed, exit code 1');
    await expect(resultOf(panel)).toContainText('maximum 40  fail');
    await expect(panel.getByText('Stored result.')).toHaveCount(0);
    expect(await runnerPlaces(page)).toEqual(before);
  });

test('code stays highlighted while a reader edits, and the result is marked as old', async ({ page, complaints }) => {
  await visit(page, '/');
  const panel = panelOf(page, 'main.py');
  const code = panel.locator('pre code').first();
  await maximum(panel).focus();
  await edit(panel, 'main.py', (await maximum(panel).inputValue()).replace('70,', '40,  # lower'));
  await expect(code.locator('.comment')).toHaveText('# lower');
  await expect(code.locator('.number').last()).toHaveText('40');
  expect(await code.textContent()).toBe(await maximum(panel).inputValue());
  await expect(status(panel)).toHaveText('Result of the previous version.');
  await button(panel, 'Reset').click();
  await expect(status(panel)).toContainText('The original code is restored.');
  expect(complaints).toEqual([]);
});

test('the hero leads to Run, and a different starter brings its own files and keeps the edits to the first', async ({
  page,
}) => {
  await visit(page, '/');
  await page.getByRole('link', { name: 'Run a test in your browser' }).click();
  const panel = panelOf(page, 'main.py');
  await expect(button(panel, 'Run')).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Try it without a board' })).toBeInViewport();
  await edit(panel, 'main.py', '# my edit');
  const starters = page.getByRole('group', { name: 'Or start from' });
  await starters.getByRole('button', { name: 'CAN loopback' }).click();
  await expect(maximum(panel)).toHaveValue(/def can_loopback/);
  await expect(resultOf(panel)).toContainText('can_loopback  passed');
  await expect(page.getByText('Then make the answer “00” and watch it fail.')).toBeVisible();
  await starters.getByRole('button', { name: 'Temperature' }).click();
  await expect(maximum(panel)).toHaveValue('# my edit');
});

test('on a phone, the hero leads to Run with its status and its result in view', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await visit(page, '/');
  await page.getByRole('link', { name: 'Run a test in your browser' }).click();
  const panel = panelOf(page, 'main.py');
  await expect(button(panel, 'Run')).toBeFocused();
  await expect(status(panel)).toBeInViewport({ ratio: 1 });
  await expect(resultOf(panel).getByText('passed').first()).toBeInViewport();
});
