/**
 * Checks how the site is written: words, front matter, MDX, headings, images, settings and pages that nobody reaches:
 * `npm run check:prose`. Prints one line for each finding. Exit codes: 0 no findings, 1 findings.
 * A directory as argument is checked in place of the project.
 */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { formatFinding, formatSummary, sortFindings } from '../examples/report';
import { checkWriting } from './checkWriting';
import { checkSettings, readSettingsSources } from './settings';
import { readTexts } from './texts';

const root = path.resolve(process.argv[2] ?? fileURLToPath(new URL('../../', import.meta.url)));

async function main(): Promise<void> {
  const files = readTexts(root);
  const findings = sortFindings([...(await checkWriting(root, files)), ...checkSettings(...readSettingsSources(root))]);
  for (const finding of findings) console.log(formatFinding(finding));
  const counts = { files: files.length, texts: files.flatMap(({ texts }) => texts).length };
  console.log(formatSummary(findings, counts, 'check:prose'));
  process.exitCode = findings.length > 0 ? 1 : 0;
}

main();
