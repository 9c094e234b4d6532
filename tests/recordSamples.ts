/** Runs each sample and updates the "Simulated output" block that follows it: `npm run record`. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { readPages } from '../checks/readPages';
import { recordedOutputs, runSample } from '../checks/samples/runSample';

const project = resolve(__dirname, '..');
const work = mkdtempSync(join(tmpdir(), 'record-'));

async function main(): Promise<void> {
  // Start with the last block of a page so that the line numbers of earlier blocks stay correct.
  const outputs = readPages(project).flatMap(({ blocks }) => recordedOutputs(blocks).reverse());
  for (const { output, sample, others } of outputs) {
    if (!sample) throw new Error(`${output.file}:${output.fenceLine}: no sample above this block prints this output`);
    const { printed } = await runSample(sample, others, work);
    const file = join(project, output.file);
    const lines = readFileSync(file, 'utf8').split('\n');
    const recorded = printed.split('\n').map((line) => ' '.repeat(output.indent) + line);
    lines.splice(output.fenceLine, output.value.split('\n').length, ...recorded);
    writeFileSync(file, lines.join('\n'));
  }
}

void main().finally(() => rmSync(work, { recursive: true }));
