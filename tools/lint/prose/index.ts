/**
 * Checks the site's text, front matter, headings, and images: `npm run check:prose`. Prints one line per finding. Exit
 * codes: 0 for no findings, 1 for findings.
 */
import { fileURLToPath } from 'node:url';
import { formatFinding, formatSummary, sortFindings } from '../examples/report';
import { checkPageForm } from './pageForm';
import { checkProse } from './prose';
import { readTexts } from './texts';

const root = fileURLToPath(new URL('../../../', import.meta.url));

async function main(): Promise<void> {
  const files = readTexts(root);
  const pages = files.filter(({ file, problems }) => /^docs\/.*\.mdx?$/.test(file) && problems.length === 0);
  const forms = await Promise.all(pages.map(({ file, source }) => checkPageForm(root, file, source)));
  const findings = sortFindings([
    ...files.flatMap(({ problems, texts }) => [...problems, ...checkProse(texts)]),
    ...forms.flat(),
  ]);
  for (const finding of findings) console.log(formatFinding(finding));
  console.log(formatSummary(findings, { files: files.length }, 'check:prose'));
  process.exitCode = findings.length > 0 ? 1 : 0;
}

main();
