import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Sample } from '../../src/reader-tools/RunPanel/runner';
import { readBlocks } from './readBlocks';
import { runs, type SampleBlock, type SampleFile, sampleArgv, sampleFiles } from './sampleFiles';

/** Returns a runnable block's ID, which is the same in the page and in the panel's data. */
export function sampleId(code: string): string {
  return createHash('sha256').update(code.trimEnd()).digest('hex').slice(0, 8);
}

function sampleOf(block: SampleBlock, files: SampleFile[]): Sample {
  return { title: block.meta.title ?? '', files, argv: sampleArgv(block, files) };
}

/** Returns the samples in a page by ID. */
export function samplesOf(blocks: readonly SampleBlock[]): [id: string, sample: Sample][] {
  return blocks.filter(runs).map((block) => [sampleId(block.value), sampleOf(block, sampleFiles(block, blocks))]);
}

/** Returns the samples on marketing pages. Each is a directory with a `main.py` and an `answers.json`. */
function marketingSamples(siteDir: string): [id: string, sample: Sample][] {
  const folder = path.join(siteDir, 'src/marketing/content/samples');
  return readdirSync(folder).flatMap((name) => {
    const read = (file: string) => readFileSync(path.join(folder, name, file), 'utf8');
    if (!existsSync(path.join(folder, name, 'answers.json'))) return [];
    const files = ['main.py', 'answers.json'].map((file) => ({ name: file, text: read(file) }));
    const block = { language: 'python', meta: { title: 'main.py' }, value: read('main.py'), fenceLine: 0 };
    return [[sampleId(block.value), sampleOf(block, files)]];
  });
}

/**
 * Returns the samples in the documentation and on marketing pages by ID.
 * @throws {Error} if two pages have the same code with different files
 */
export function readSamples(siteDir: string): Record<string, Sample> {
  const samples: Record<string, Sample> = Object.fromEntries(marketingSamples(siteDir));
  const docs = path.join(siteDir, 'docs');
  for (const file of readdirSync(docs, { recursive: true, encoding: 'utf8' }).sort()) {
    if (!file.endsWith('.mdx')) continue;
    for (const [id, sample] of samplesOf(readBlocks(file, readFileSync(path.join(docs, file), 'utf8')))) {
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
