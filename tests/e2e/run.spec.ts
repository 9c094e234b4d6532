// Runs samples in the page. Loading the interpreter takes seconds, so tests that don't need it stub the worker, and the
// other tests share as few pages as possible.
import { deflateRawSync } from 'node:zlib';
import type { Locator, Page, Request } from '@playwright/test';
import { sampleId } from '../../plugins/samples/readSamples';
import { accessibilityFindings } from '../lib/accessibility';
import { overflow } from '../lib/fit';
import { edit, type PageSample, pageSamples, panelOf, resultOf, runWithPython } from '../lib/samples';
import { announcements, expect, holdRequests, test, visit } from '../lib/test';

const smokeSample = () => pageSamples().find(({ block }) => block.meta.title === smoke) as PageSample;
const writeTest = '/docs/how-to/write-test';
const smoke = 'smoke/main.py';
const loadS = 120;
const sampleRoutes = [...new Set(pageSamples().map(({ route }) => route))];

const button = (panel: Locator, name: string) => panel.getByRole('button', { name, exact: true });
const status = (panel: Locator) => panel.getByRole('status');

/** Clicks a sample's Run button, which opens the panel and runs the sample. */
async function press(page: Page, title: string): Promise<Locator> {
  await page
    .getByRole('button', { name: `Run ${title}`, exact: true })
    .first()
    .click();
  return panelOf(page, title).first();
}

async function openPanel(page: Page): Promise<Locator> {
  await visit(page, writeTest);
  return press(page, smoke);
}

const isRuntime = (url: string) => /\/python(?:-worker)?\//.test(new URL(url).pathname);

/** Collects the requests that a page sends for interpreter files. */
function runtimeRequests(page: Page): string[] {
  const requests: string[] = [];
  const note = (request: Request) => {
    if (isRuntime(request.url())) requests.push(new URL(request.url()).pathname);
  };
  page.context().on('request', note);
  return requests;
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

const ready = `onmessage = ({ data }) => {
  if (data.kind === 'load') post({ kind: 'ready' });
  else { post({ kind: 'output', stream: 'stdout', text: 'smoke 1.3.0, simulated' }); RUN }
};`;
const running = ready.replace('RUN', '');

test('every sample prints what python3 prints, and the interpreter loads once', { tag: '@full' }, async ({
  page,
  complaints,
}) => {
  test.setTimeout(600_000);
  const samples = pageSamples();
  const requests = runtimeRequests(page);
  await visit(page, '/docs/');
  for (const route of sampleRoutes) {
    const link = page.locator(`.theme-doc-sidebar-container a[href$="${route}"]`);
    // The link's group can be closed.
    await link.dispatchEvent('click');
    await expect(page).toHaveURL(new RegExp(`${route}$`));
    const buttons = page.locator('.theme-code-block > .code-run');
    await expect(buttons.first()).toBeVisible();
    if (route === sampleRoutes[0]) expect(requests, 'before the first click').toEqual([]);
    const own = samples.filter((sample) => sample.route === route);
    await expect(buttons).toHaveCount(own.length);
    for (const sample of own) {
      const { title = '' } = sample.block.meta;
      await test.step(`${route} ${title}`, async () => {
        const [python] = await Promise.all([runWithPython(sample), buttons.first().click()]);
        // The panel replaces the button, so the newest panel is the last one with this title.
        const panel = page.getByRole('region', { name: `Run ${title}`, exact: true }).last();
        await expect(status(panel)).toHaveText(/exit code \d+$/, { timeout: loadS * 1000 });
        await expect(resultOf(panel).locator('span').filter({ hasNotText: /^$/ })).not.toHaveCount(0);
        expect((await resultOf(panel).textContent())?.trim()).toBe(python.printed);
        await expect(status(panel)).toHaveText(new RegExp(`^\\w+, exit code ${python.code}$`));
        if (sample.block.meta.run) await expect(status(panel)).toHaveText(new RegExp(`^${sample.block.meta.run}, `));
      });
    }
  }
  const large = requests.filter((request) => /\.(?:wasm|zip)$/.test(request));
  expect(large.length, 'each large file is loaded once').toBe(2);
  expect(complaints).toEqual([]);
});

const loop = `from benchloom import Context, test

@test()
def ends_never(ctx: Context) -> None:
    ctx.device.console.run("true")
    while True:
        pass
`;

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

const mistake = `from benchloom import Context, test

def divide(amount: int) -> float:
    return amount / 0

@test()
def breaks(ctx: Context) -> None:
    divide(1)
`;

test('a reader edits, breaks, stops, and resets a sample', async ({ page, complaints }) => {
  test.setTimeout(180_000);
  const panel = await openPanel(page);
  const end = (text: string | RegExp) => expect(status(panel)).toHaveText(text, { timeout: loadS * 1000 });
  const run = button(panel, 'Run');
  await test.step('the sample passes on the first run, with transcript and strip', async () => {
    await end('passed, exit code 0');
    await expect(run).toBeFocused();
    await expect(panel.getByRole('region', { name: 'Console' })).toContainText('0.000  $ dmesg -n 1');
    await expect(panel.getByText('services_run', { exact: true })).toHaveCount(1);
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
    await end('failed, exit code 1');
    await expect(resultOf(panel)).toContainText('ping_rtt  0.000583 s  maximum 0.0001  fail');
  });
  await test.step('a traceback has line numbers that link to the code', async () => {
    await edit(panel, 'main.py', mistake);
    await panel.getByRole('textbox', { name: 'main.py' }).press('Control+Enter');
    await end('failed, exit code 1');
    await expect(resultOf(panel)).toContainText('ZeroDivisionError: division by zero');
    await expect(resultOf(panel)).not.toContainText('benchloom/run.py');
    await button(panel, 'File "main.py", line 4').click();
    await expect(panel.getByRole('textbox', { name: 'main.py' })).toBeFocused();
    const selected = await panel
      .getByRole('textbox', { name: 'main.py' })
      .evaluate((box: HTMLTextAreaElement) => box.value.slice(box.selectionStart, box.selectionEnd));
    expect(selected).toBe('    return amount / 0');
  });
  await test.step('Stop ends an endless loop', async () => {
    await edit(panel, 'main.py', loop);
    await run.click();
    await expect(panel.getByRole('region', { name: 'Console' })).toContainText('$ true', { timeout: loadS * 1000 });
    await expect(status(panel)).toHaveText('running');
    await button(panel, 'Stop').click();
    await end('stopped');
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

test('runs that never end, print too much, or fail oddly say why', { tag: '@full' }, async ({ page, complaints }) => {
  test.setTimeout(180_000);
  const panel = await openPanel(page);
  const end = (text: string) => expect(status(panel)).toHaveText(text, { timeout: loadS * 1000 });
  const run = button(panel, 'Run');
  await end('passed, exit code 0');
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
  await test.step('an endless wait ends at the time limit', async () => {
    await edit(
      panel,
      'main.py',
      mistake.replace('divide(1)', 'ctx.device.console.expect("login:", timeout_s=float("inf"))'),
    );
    await run.click();
    await end('failed, exit code 1');
    await expect(resultOf(panel)).toContainText('breaks  failed  300.0 s  TEST_TIMEOUT');
  });
  await test.step('too much output ends the run', async () => {
    await edit(panel, 'main.py', 'while True:\n    print("x" * 1000)\n');
    await run.click();
    await end('stopped because it printed more than 1 MB or 10,000 lines');
    await edit(panel, 'main.py', 'print("\\n" * 990_000)\n');
    await run.click();
    await expect(resultOf(panel)).toContainText('9,000 more lines aren’t shown.', { timeout: loadS * 1000 });
    await expect(panel.getByRole('region', { name: 'Result' })).toHaveAttribute('tabindex', '0');
    await end('stopped because it printed more than 1 MB or 10,000 lines');
  });
  await test.step('a long exception shows its end, and a large exit code is cut to its last byte', async () => {
    await edit(panel, 'main.py', 'raise KeyboardInterrupt("x" * 2_000_000 + "end")\n');
    await run.click();
    await expect(panel.getByRole('alert')).toContainText('end', { timeout: loadS * 1000 });
    expect((await panel.getByRole('alert').textContent())?.length).toBeLessThan(700);
    await edit(panel, 'main.py', 'import __main__\n__main__.finish = lambda *_: (1 << 200) + 3\n');
    await run.click();
    await end('errored, exit code 3');
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
  await page.goto(writeTest);
  await page
    .getByRole('button', { name: `Run ${smoke}` })
    .first()
    .click();
  release();
  await expect(status(panelOf(page, smoke).first())).toHaveText('running', { timeout: 15_000 });
});

test('a run ends after 10 s', async ({ page }) => {
  await fakeWorker(page, running);
  await page.clock.install();
  await visit(page, writeTest);
  const panel = await press(page, smoke);
  await page.clock.runFor(1000);
  await expect(status(panel)).toHaveText('running');
  await page.clock.fastForward(10_000);
  await expect(status(panel)).toHaveText('stopped after 10 s because the code was still running');
});

test('a live region announces the end of a run once', { tag: '@full' }, async ({ page }) => {
  await fakeWorker(page, ready.replace('RUN', `post({ kind: 'done', exitCode: 0 });`));
  const panel = await openPanel(page);
  await expect(status(panel)).toHaveText('passed, exit code 0');
  const said = await announcements(status(panel));
  await button(panel, 'Run').click();
  await expect.poll(async () => (await said.jsonValue()).at(-1)).toBe('passed, exit code 0');
  expect((await said.jsonValue()).filter((text) => text?.includes('exit code'))).toHaveLength(1);
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

test('no address, fragment, or stored value starts code or fills an editor', async ({ page }) => {
  const code = '# from elsewhere';
  const packed = deflateRawSync(JSON.stringify({ 'main.py': code })).toString('base64url');
  const version = `run=${sampleId(smokeSample().block.value)}.${packed}`;
  const requests = runtimeRequests(page);
  await page.addInitScript((text) => {
    for (const storage of [localStorage, sessionStorage])
      for (const key of ['run', 'main.py', 'sharedVersion', 'openRequest']) storage.setItem(key, text);
    Object.assign(window, { name: text, sharedVersion: text });
    history.replaceState({ run: text, files: { 'main.py': text } }, '');
  }, `#${version}`);
  for (const route of [writeTest, '/'])
    for (const more of [`#${version}`, `?${version}`, `?main.py=${encodeURIComponent(code)}`]) {
      await visit(page, route + more);
      await page.evaluate((fragment) => location.assign(fragment), `#${version}`);
      const boxes = page.getByRole('textbox', { name: 'main.py' });
      await expect(boxes).toHaveCount(route === '/' ? 1 : 0);
      expect(await boxes.evaluateAll((all: HTMLTextAreaElement[]) => all.map((box) => box.value).join())).not.toContain(
        code,
      );
    }
  expect(requests).toEqual([]);
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

test("loading is visible and announced, and doesn't take focus from a reader who moved on", { tag: '@full' }, async ({
  page,
}) => {
  await fakeWorker(page, running);
  await visit(page, writeTest);
  const release = await holdRequests(page, '**/assets/js/*.js');
  const pressed = page.getByRole('button', { name: `Run ${smoke}` }).first();
  await pressed.press('Enter');
  await expect(page.locator('[aria-live]').filter({ hasText: 'Loading the sample' })).toHaveCount(1);
  expect(await pressed.evaluate((element) => getComputedStyle(element, '::before').content)).toBe('"…"');
  const elsewhere = page.getByRole('contentinfo').getByRole('link').last();
  await elsewhere.focus();
  release();
  await expect(status(panelOf(page, smoke).first())).toHaveText('running');
  await expect(elsewhere).toBeFocused();
  await expect(elsewhere).toBeInViewport();
});

test('pasted text with too many lines is rejected, and the previous text is kept', { tag: '@full' }, async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await fakeWorker(page, running);
  const panel = await openPanel(page);
  const box = panel.getByRole('textbox', { name: 'main.py' });
  await edit(panel, 'main.py', '# my edit');
  await page.evaluate(() => navigator.clipboard.writeText('\n'.repeat(6000)));
  await box.press('ControlOrMeta+v');
  await expect(status(panel)).toContainText(
    'This text is too long, so the previous text was kept. Shorten it to at most 64,000 characters and 5,000 lines',
  );
  await expect(box).toHaveValue('# my edit');
});

test('the worker accepts each message once and ends after its run', {
  tag: '@full',
}, async ({ page }) => {
  await page.addInitScript(() => {
    const { postMessage } = Worker.prototype;
    const heard = new Map<Worker, string[]>();
    Worker.prototype.postMessage = function (this: Worker, message: unknown) {
      const kinds = heard.get(this) ?? [];
      heard.set(this, kinds);
      this.onmessage = ({ data: { kind } }) => /progress|output/.test(kind) || kinds.push(kind);
      for (const _ of ['first', 'second']) postMessage.call(this, message);
    } as typeof postMessage;
    Worker.prototype.terminate = function () {
      postMessage.call(this, {});
    };
    Object.assign(window, { heard: () => [...heard.values()] });
  });
  await openPanel(page);
  const heard = () => page.evaluate(() => (window as unknown as { heard: () => string[][] }).heard());
  // The second worker is ready and waits for the next run.
  await expect.poll(async () => (await heard())[1], { timeout: loadS * 1000 }).toContain('ready');
  expect((await heard())[0]).toEqual(['ready', 'done']);
});

test('small windows and forced colors show the open file and which buttons are disabled', { tag: '@full' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await fakeWorker(page, running);
  const panel = await openPanel(page);
  const tab = (name: string) => panel.getByRole('tab', { name });
  await tab('main.py').press('End');
  await expect(tab('answers.json')).toBeFocused();
  await expect(tab('answers.json')).toBeInViewport({ ratio: 0.99 });
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
  await page.mouse.wheel(0, -50);
  const up = page.getByRole('button', { name: 'Scroll back to top' });
  await expect(up).toHaveCSS('border-top-style', 'solid');
  await expect(up).not.toHaveCSS('background-color', /, 0\)$/);
  await page.emulateMedia({ forcedColors: 'active' });
  const look = (target: Locator, property: 'color' | 'borderBottomWidth') =>
    target.evaluate((element, name) => getComputedStyle(element)[name], property);
  expect(await look(button(panel, 'Run'), 'color')).not.toBe(await look(button(panel, 'Stop'), 'color'));
  await tab('answers.json').press('Home');
  await expect(tab('main.py')).toBeFocused();
  expect(await look(tab('main.py'), 'borderBottomWidth')).toBe('4px');
  expect(await look(tab('answers.json'), 'borderBottomWidth')).toBe('1px');
  await expect(panel.getByRole('region', { name: 'Result' })).not.toHaveAttribute('tabindex');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 800 }, hasTouch: true, isMobile: true });

  test('taps open the panel, and its controls are large enough', async ({ page }) => {
    await fakeWorker(page, ready.replace('RUN', `post({ kind: 'done', exitCode: 1 });`));
    await visit(page, writeTest);
    await page
      .getByRole('button', { name: `Run ${smoke}` })
      .first()
      .tap();
    const panel = panelOf(page, smoke).first();
    await expect(status(panel)).toHaveText('failed, exit code 1');
    await expect(status(panel)).toBeInViewport({ ratio: 1 });
    for (const name of ['Run', 'Reset'])
      expect((await button(panel, name).boundingBox())?.height).toBeGreaterThanOrEqual(44);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  });
});

const stored = (panel: Locator) => panel.getByRole('region', { name: 'Stored result' });
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

for (const width of [375, 1440])
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
    await expect(stored(panel)).toContainText('outcome: passed');
    await expect(panel.getByText('Stored result. Press Run for your own.')).toBeVisible();
    const before = await runnerPlaces(page);
    await button(panel, 'Run').click();
    await expect(status(panel)).toHaveText('failed, exit code 1');
    await expect(resultOf(panel)).toContainText('maximum 40  fail');
    await expect(stored(panel)).toHaveCount(0);
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
  await expect(stored(panel)).toContainText('can_loopback  passed');
  await expect(page.getByText('Then make the answer “00” and watch it fail.')).toBeVisible();
  await starters.getByRole('button', { name: 'Temperature' }).click();
  await expect(maximum(panel)).toHaveValue('# my edit');
});

test('when the panel opens in a document, the code, Run, and everything above stay where they are', async ({
  page,
}) => {
  await fakeWorker(page, running);
  await visit(page, writeTest);
  const block = page.locator('.theme-code-block', { has: page.getByRole('button', { name: `Run ${smoke}` }) }).first();
  await block.scrollIntoViewIfNeeded();
  const places = (run: Locator, code: Locator) =>
    Promise.all(
      [run, code.locator('.keyword').first(), code.locator('.keyword').last()].map((part) =>
        part.evaluate((node) => {
          const { x, y } = node.getBoundingClientRect();
          return [Math.round(x), Math.round(y)];
        }),
      ),
    );
  const before = await places(block.locator('.code-run'), block.locator('pre code'));
  const panel = await press(page, smoke);
  await expect(status(panel)).toHaveText('running');
  expect(await places(button(panel, 'Run'), panel.locator('pre code').first())).toEqual(before);
  await expect(status(panel)).toBeInViewport();
});
