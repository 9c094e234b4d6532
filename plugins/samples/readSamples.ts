import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { visit } from 'unist-util-visit';
import { starters } from '../../src/marketing/content/starters';
import type { Sample } from '../../src/reader-tools/sample-runner/panelProps';
import { parseMarkdown } from '../lib/parseMarkdown';
import { blockOf, runs, type SampleBlock, type SampleFile, sampleArgv, sampleFiles } from './sampleFiles';

/** Returns a runnable block's ID, which is the same in the page and in the panel's data. */
export function sampleId(code: string): string {
  return createHash('sha256').update(code.trimEnd()).digest('hex').slice(0, 8);
}

/** The panel shows text without its last line break, as the page does. */
function sampleOf(block: SampleBlock, files: SampleFile[]): Sample {
  const shown = files.map(({ name, text }) => ({ name, text: text.trimEnd() }));
  return { title: block.meta.title ?? '', files: shown, argv: sampleArgv(block, files) };
}

/** Returns the samples in a page by ID. */
export function samplesOf(blocks: readonly SampleBlock[]): [id: string, sample: Sample][] {
  return blocks.filter(runs).map((block) => [sampleId(block.value), sampleOf(block, sampleFiles(block, blocks))]);
}

/** Returns the starters on the home page by ID. */
export function starterSamples(siteDir: string): [id: string, sample: Sample][] {
  return starters.map(({ folder }) => {
    const directory = path.join(siteDir, 'src/marketing/content/samples', folder);
    const read = (file: string) => readFileSync(path.join(directory, file), 'utf8');
    // Alphabetically, main.py is the last file.
    const files = readdirSync(directory)
      .sort()
      .reverse()
      .map((name) => ({ name, text: read(name) }));
    const block = { language: 'python', meta: { title: 'main.py' }, value: read('main.py'), fenceLine: 0 };
    return [sampleId(block.value), sampleOf(block, files)];
  });
}

/** Returns the blocks in a page. A page that isn't valid MDX has none, and the framework reports its error. */
function readBlocks(file: string, text: string): SampleBlock[] {
  const blocks: SampleBlock[] = [];
  try {
    // Parsing all pages takes seconds, and few have a sample.
    if (/(?:`{3}|~{3}) *python/.test(text))
      visit(parseMarkdown(file, text), 'code', (node) => void blocks.push(blockOf(node)));
  } catch {
    return [];
  }
  return blocks;
}

/**
 * Returns the samples in the documentation by ID.
 * @throws {Error} if two pages have the same code with different files
 */
export function readSamples(siteDir: string): Record<string, Sample> {
  const samples: Record<string, Sample> = {};
  const docs = path.join(siteDir, 'docs');
  for (const file of readdirSync(docs, { recursive: true, encoding: 'utf8' }).sort()) {
    if (!file.endsWith('.mdx')) continue;
    for (const [id, sample] of samplesOf(readBlocks(`docs/${file}`, readFileSync(path.join(docs, file), 'utf8')))) {
      const known = samples[id];
      if (known && JSON.stringify(known) !== JSON.stringify(sample))
        throw new Error(
          `docs/${file}: the code of ${sample.title} is also on another page, but with different files. Change one of the two.`,
        );
      samples[id] = sample;
    }
  }
  return samples;
}
