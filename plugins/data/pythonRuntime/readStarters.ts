import results from '../../../src/marketing/content/samples/results.json';
import { starters } from '../../../src/marketing/content/starters';
import type { Sample, Starter } from '../../../src/reader-tools/sample-runner/panelProps';
import { highlightedHtml } from '../../documents/highlight/highlight';
import { starterSamples } from '../../samples/readSamples';

/** Returns the home page's starters, with their highlighted files and the recorded results of their first runs. */
export function readStarters(siteDir: string): Starter[] {
  return starterSamples(siteDir).map(([id, sample], index) => {
    const htmlOf = ({ name, text }: Sample['files'][number]) =>
      highlightedHtml(text, name.endsWith('.py') ? 'python' : 'json').replace(
        /maximum=<span class="number">[\d.]+<\/span>/,
        '<mark>$&</mark>',
      );
    const html = Object.fromEntries(sample.files.map((file) => [file.name, htmlOf(file)]));
    return { id, sample, html, result: results[index], ...starters[index] } as Starter;
  });
}
