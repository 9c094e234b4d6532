/** Runs each sample and updates the "Simulated output" block that follows it: `npm run record`. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readPages } from './readPages';
import { recordedOutputs, runSample } from './runSample';

const project = resolve(fileURLToPath(new URL('../../', import.meta.url)));
const work = mkdtempSync(join(tmpdir(), 'record-'));

async function main(): Promise<void> {
  for (const { file, blocks } of readPages(project)) {
    // Start with the last block so that the line numbers of earlier blocks stay correct.
    for (const { output: block, sample, others } of recordedOutputs(blocks).reverse()) {
      if (!sample) throw new Error(`${file}:${block.fenceLine}: no sample above this block prints this output`);
      const { printed } = await runSample(sample, others, mkdtempSync(join(work, 'run-')));
      const indent = ' '.repeat(block.indent);
      const lines = readFileSync(join(project, file), 'utf8').split('\n');
      const recorded = printed.split('\n').map((line) => indent + line);
      lines.splice(block.fenceLine, block.value.split('\n').length, ...recorded);
      writeFileSync(join(project, file), lines.join('\n'));
    }
  }
}

void main().finally(() => rmSync(work, { recursive: true }));
