import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { listFiles } from '../../src/lib/files';
import { starters } from '../../src/marketing/content/starters';
import type { Starter } from '../../src/reader-tools/RunPanel/panelProps';
import type { Sample } from '../../src/reader-tools/RunPanel/runner';
import { highlightedHtml } from '../highlight/highlight';
import { starterSamples } from './readSamples';

const maker = path.join(__dirname, 'storeResults.mjs');

/** Runs samples in the simulation, in a separate process. Takes seconds, so results are stored until a file changes. */
async function resultsOf(siteDir: string, samples: Sample[]): Promise<Starter['result'][]> {
  const simulation = path.join(siteDir, 'simulation');
  const sources = listFiles(simulation).filter((file) => file.endsWith('.py'));
  const hash = createHash('sha256').update(JSON.stringify(samples)).update(readFileSync(maker));
  for (const file of sources) hash.update(readFileSync(path.join(simulation, file)));
  const stored = path.join(siteDir, 'node_modules/.cache/starters', `${hash.digest('hex').slice(0, 16)}.json`);
  if (!existsSync(stored)) {
    const { stdout } = await promisify(execFile)(process.execPath, [maker, simulation, JSON.stringify(samples)]);
    mkdirSync(path.dirname(stored), { recursive: true });
    writeFileSync(stored, stdout);
  }
  return JSON.parse(readFileSync(stored, 'utf8'));
}

/** Returns the home page's starters, with their highlighted files and the results of their first runs. */
export async function readStarters(siteDir: string): Promise<Starter[]> {
  const samples = starterSamples(siteDir);
  const results = await resultsOf(
    siteDir,
    samples.map(([, sample]) => sample),
  );
  return samples.map(([id, sample], index) => {
    const htmlOf = ({ name, text }: Sample['files'][number]) =>
      highlightedHtml(text, name.endsWith('.py') ? 'python' : 'json').replace(
        /maximum=<span class="number">[\d.]+<\/span>/,
        '<mark>$&</mark>',
      );
    const html = Object.fromEntries(sample.files.map((file) => [file.name, htmlOf(file)]));
    const result = results[index];
    if (!result) throw new Error(`The simulation gave no result for ${sample.title}.`);
    return { id, sample, html, result, ...starters[index] } as Starter;
  });
}
