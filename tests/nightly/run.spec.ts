// Runs samples in the page for causes and windows that `npm test` doesn't cover.
import { deflateRawSync } from 'node:zlib';
import type { Locator, Page, Request } from '@playwright/test';
import { sampleId } from '../../plugins/samples/readSamples';
import { overflow } from '../lib/fit';
import {
  button,
  edit,
  expectEnd,
  fakeWorker,
  loadS,
  mistake,
  openPanel,
  type PageSample,
  pageSamples,
  panelOf,
  press,
  ready,
  resultOf,
  running,
  runWithPython,
  smoke,
  status,
  writeTest,
} from '../lib/samples';
import { announcements, expect, holdRequests, test, visit } from '../lib/test';

const smokeSample = () => pageSamples().find(({ block }) => block.meta.title === smoke) as PageSample;
const sampleRoutes = [...new Set(pageSamples().map(({ route }) => route))];

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

test('every sample prints what python3 prints, and the interpreter loads once', async ({ page, complaints }) => {
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
        const panel = panelOf(page, title).last();
        await expectEnd(panel, /exit code \d+$/);
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

test('runs that never end, print too much, or fail oddly say why', async ({ page, complaints }) => {
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
  await test.step('an endless wait ends at the time limit', async () => {
    await edit(
      panel,
      'main.py',
      mistake.replace('divide(1)', 'ctx.device.console.expect("login:", timeout_s=float("inf"))'),
    );
    await run.click();
    await expectEnd(panel, 'failed, exit code 1');
    await expect(resultOf(panel)).toContainText('breaks  failed  300.0 s  TEST_TIMEOUT');
  });
  await test.step('too much output ends the run', async () => {
    await edit(panel, 'main.py', 'while True:\n    print("x" * 1000)\n');
    await run.click();
    await expectEnd(panel, 'stopped because it printed more than 1 MB or 10,000 lines');
    await edit(panel, 'main.py', 'print("\\n" * 990_000)\n');
    await run.click();
    await expect(resultOf(panel)).toContainText('9,000 more lines aren’t shown.', { timeout: loadS * 1000 });
    await expect(panel.getByRole('region', { name: 'Result' })).toHaveAttribute('tabindex', '0');
    await expectEnd(panel, 'stopped because it printed more than 1 MB or 10,000 lines');
  });
  await test.step('a long exception shows its end, and a large exit code is cut to its last byte', async () => {
    await edit(panel, 'main.py', 'raise KeyboardInterrupt("x" * 2_000_000 + "end")\n');
    await run.click();
    await expect(panel.getByRole('alert')).toContainText('end', { timeout: loadS * 1000 });
    expect((await panel.getByRole('alert').textContent())?.length).toBeLessThan(700);
    await edit(panel, 'main.py', 'import __main__\n__main__.finish = lambda *_: (1 << 200) + 3\n');
    await run.click();
    await expectEnd(panel, 'errored, exit code 3');
  });
  expect(complaints).toEqual([]);
});

test('a live region announces the end of a run once', async ({ page }) => {
  await fakeWorker(page, ready.replace('RUN', `post({ kind: 'done', exitCode: 0 });`));
  const panel = await openPanel(page);
  await expect(status(panel)).toHaveText('passed, exit code 0');
  const said = await announcements(status(panel));
  await button(panel, 'Run').click();
  await expect.poll(async () => (await said.jsonValue()).at(-1)).toBe('passed, exit code 0');
  expect((await said.jsonValue()).filter((text) => text?.includes('exit code'))).toHaveLength(1);
});

test("loading is visible and announced, and doesn't take focus from a reader who moved on", async ({ page }) => {
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

test('pasted text with too many lines is rejected, and the previous text is kept', async ({ page, context }) => {
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

test('the worker accepts each message once and ends after its run', async ({ page }) => {
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

test('small windows and forced colors show the open file and which buttons are disabled', async ({ page }) => {
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
