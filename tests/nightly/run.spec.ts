// Runs samples in the page for causes and windows that `npm test` doesn't cover.
import { deflateRawSync } from 'node:zlib';
import type { Page, Request } from '@playwright/test';
import { sampleId } from '../../plugins/samples/readSamples';
import {
  button,
  edit,
  expectEnd,
  loadS,
  openPanel,
  type PageSample,
  pageSamples,
  panelOf,
  resultOf,
  runWithPython,
  smoke,
  status,
  writeTest,
} from '../lib/samples';
import { expect, test, visit } from '../lib/test';

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
  await test.step('too much output ends the run', async () => {
    await edit(panel, 'main.py', 'while True:\n    print("x" * 1000)\n');
    await run.click();
    await expectEnd(panel, 'stopped because it printed more than 1 MB or 10,000 lines');
    await edit(panel, 'main.py', 'print("\\n" * 990_000)\n');
    await run.click();
    await expect(resultOf(panel)).toContainText('9,000 more lines aren’t shown.', { timeout: loadS * 1000 });
    await expect(resultOf(panel)).toHaveAttribute('tabindex', '0');
    await expectEnd(panel, 'stopped because it printed more than 1 MB or 10,000 lines');
  });
  await test.step('a long exception shows its end', async () => {
    await edit(panel, 'main.py', 'raise KeyboardInterrupt("x" * 2_000_000 + "end")\n');
    await run.click();
    await expect(panel.getByRole('alert')).toContainText('end', { timeout: loadS * 1000 });
    expect((await panel.getByRole('alert').textContent())?.length).toBeLessThan(700);
  });
  expect(complaints).toEqual([]);
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
