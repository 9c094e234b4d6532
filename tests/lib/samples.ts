import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { readPages } from '../../checks/samples/readPages';
import { runWithPython as runBlock } from '../../checks/samples/runSample';
import type { SampleBlock } from '../../plugins/samples/sampleFiles';
import { runs } from '../../plugins/samples/sampleFiles';
import { projectDirectory } from './builds';

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

/** Locates the lines that a panel's sample printed to stdout and stderr. */
export function resultOf(panel: Locator): Locator {
  return panel.getByRole('region', { name: 'Result' }).locator('pre');
}

/** Replaces the contents of a file in the panel. */
export async function edit(panel: Locator, name: string, text: string): Promise<void> {
  await panel.getByRole('tab', { name }).click();
  await panel.getByRole('textbox', { name }).fill(text);
}
