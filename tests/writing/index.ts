/**
 * Checks how the site is written: words, front matter, headings, images and pages that nobody reaches:
 * `npm run check:prose`. Prints one line for each finding. Exit codes: 0 no findings, 1 findings.
 * A directory as argument is checked in place of the project.
 */
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { formatFinding, formatSummary } from '../examples/report';
import { checkWriting } from './checkWriting';
import { readTexts } from './texts';

const root = resolve(process.argv[2] ?? fileURLToPath(new URL('../../', import.meta.url)));
const files = readTexts(root);
const findings = checkWriting(root, files);
for (const finding of findings) console.log(formatFinding(finding));
const counts = { files: files.length, texts: files.flatMap(({ texts }) => texts).length };
console.log(formatSummary(findings, counts, 'check:prose'));
process.exitCode = findings.length > 0 ? 1 : 0;
