import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { readPages } from '../../checks/readPages';
import { runWithPython as runBlock } from '../../checks/samples/runSample';
import type { SampleBlock } from '../../plugins/samples/sampleFiles';
import { runs } from '../../plugins/samples/sampleFiles';
import { projectDirectory } from './builds';
import { expect, visit } from './test';

/** A sample from the documentation, and the page that contains it. */
export type PageSample = { route: string; block: SampleBlock; blocks: readonly SampleBlock[] };

/** Returns every sample that can run, in page order. */
export function pageSamples(): PageSample[] {
  return readPages(projectDirectory).flatMap(({ route, blocks }) =>
    blocks.filter(runs).map((block) => ({ route, block, blocks })),
  );
}

/** Runs a sample with python3, and returns the output and exit code. */
export async function runWithPython({ block, blocks }: PageSample): Promise<{ printed: string; code: number | null }> {
  const directory = mkdtempSync(path.join(tmpdir(), 'sample-'));
  try {
    const { stdout, code } = await runBlock(block, blocks, directory);
    return { printed: stdout.trim(), code };
  } finally {
    rmSync(directory, { recursive: true });
  }
}

/** Finds the Run panel of a sample by title. */
export function panelOf(page: Page, title: string): Locator {
  return page.getByRole('region', { name: `Run ${title}`, exact: true });
}

/** Locates the lines below a title of the panel. */
const below = (panel: Locator, title: string) => panel.locator(`p:has(> strong:text-is("${title}")) + div`);

/** Locates the lines that a panel's sample printed to stdout and stderr, and its transcript. */
export const resultOf = (panel: Locator) => below(panel, 'Result');
export const consoleOf = (panel: Locator) => below(panel, 'Console');

/** Replaces the contents of a file in the panel. */
export async function edit(panel: Locator, name: string, text: string): Promise<void> {
  await panel.getByRole('tab', { name }).click();
  await panel.getByRole('textbox', { name }).fill(text);
}

/** The document whose sample the tests run, and how long the interpreter may take to load, in seconds. */
export const writeTest = '/docs/how-to/write-test';
export const smoke = 'smoke/main.py';
export const loadS = 120;

export const button = (panel: Locator, name: string) => panel.getByRole('button', { name, exact: true });
export const status = (panel: Locator) => panel.getByRole('status');

/** Waits for the status at the end of a run, which may have to load the interpreter first. */
export const expectEnd = (panel: Locator, text: string | RegExp) =>
  expect(status(panel)).toHaveText(text, { timeout: loadS * 1000 });

/** A `main.py` whose test raises an exception. */
export const mistake = `from benchloom import Context, test

def divide(amount: int) -> float:
    return amount / 0

@test()
def breaks(ctx: Context) -> None:
    divide(1)
`;

/** Clicks a sample's Run button, which opens the panel and runs the sample. */
export async function press(page: Page, title: string): Promise<Locator> {
  await page
    .getByRole('button', { name: `Run ${title}`, exact: true })
    .first()
    .click();
  return panelOf(page, title).first();
}

/** Opens the document and its panel. */
export async function openPanel(page: Page): Promise<Locator> {
  await visit(page, writeTest);
  return press(page, smoke);
}

/** Stubs the worker with a script that reports progress, pretends to run a sample, and prints lines. */
export async function fakeWorker(page: Page, script: string): Promise<void> {
  await page.route('**/python-worker/*.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      headers: { 'Content-Security-Policy': "default-src 'none'" },
      body: `const post = (message) => self.postMessage(message);\n${script}`,
    }),
  );
}

/** A worker that loads, prints one line, and then does what replaces RUN. */
export const ready = `onmessage = ({ data }) => {
  if (data.kind === 'load') post({ kind: 'ready' });
  else { post({ kind: 'output', stream: 'stdout', text: 'smoke 1.3.0, simulated' }); RUN }
};`;
export const running = ready.replace('RUN', '');
