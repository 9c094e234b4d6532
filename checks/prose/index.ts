/**
 * Checks the text, front matter, and headings of documents: `npm run check:prose`. Prints one line per finding. The build
 * checks links, imports, images, and the sidebar. Exit codes: 0 for no findings, 1 for findings.
 */
import { fileURLToPath } from 'node:url';
import { readDocuments } from '../documents';
import { formatFinding, formatSummary, sortFindings } from '../samples/report';
import { checkPageForm, checkPictures } from './pageForm';
import { checkProse } from './prose';
import { readTexts } from './texts';

const root = fileURLToPath(new URL('../../', import.meta.url));

const files = readTexts(root);
const broken = new Set(
  files.filter(({ problems, texts }) => problems.length > 0 && texts.length === 0).map(({ file }) => file),
);
const sound = readDocuments(root).filter(({ file }) => !broken.has(file));
const findings = sortFindings([
  ...files.flatMap(({ problems, texts }) => [...problems, ...checkProse(texts)]),
  ...sound.flatMap(checkPageForm),
  ...checkPictures(root, ['blog', 'docs', 'static']),
]);
for (const finding of findings) console.log(formatFinding(finding));
console.log(formatSummary(findings, { files: files.length }, 'check:prose'));
process.exitCode = findings.length > 0 ? 1 : 0;
