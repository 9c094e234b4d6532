/**
 * Checks the text and the samples of documents and posts, and compares what they say with contracts/: `npm run
 * check:documents`. Prints one line per finding. The build checks links, imports, images, and the sidebar. Exit codes: 0
 * for no findings, 1 for findings. To check another project, pass a folder that contains docs/ and contracts/.
 */
import { resolve } from 'node:path';
import { isDocument } from './documents';
import { checkPageForm, checkPictures } from './prose/pageForm';
import { checkProse } from './prose/prose';
import { contractLines, readPages } from './readPages';
import { type Finding, formatFinding, formatSummary, sortFindings } from './report';
import { createAmountCheck, wrongLimits } from './samples/checkAmounts';
import { createBashCheck } from './samples/checkBash';
import { checkBlocks } from './samples/checkBlocks';
import { createJsonCheck } from './samples/checkJson';
import { createNameCheck } from './samples/checkNames';
import { checkPython } from './samples/checkPython';
import { createTextCheck } from './samples/checkText';
import { readContracts } from './samples/contracts';

/** Matches the keys of contracts that contain sentences. */
const sentence = /^ *"(?:applies|description|meaning|name|rule|symptom|tell|text)": /;

const project = resolve(__dirname, '..');

async function main(root: string): Promise<void> {
  const lines = contractLines(root);
  const wrong = wrongLimits(lines);
  if (wrong.length > 0) return print(wrong, 'contracts');
  const files = readPages(root);
  const pages = files.filter(({ file, isRead }) => isRead && (isDocument(file) || file.startsWith('blog/')));
  const contracts = readContracts(root);
  const checkText = createTextCheck(contracts);
  const checkAmounts = createAmountCheck(contracts);
  const checks = [
    checkBlocks,
    createJsonCheck(contracts, checkText),
    createBashCheck(contracts),
    createNameCheck(contracts, checkText),
    checkAmounts,
  ];
  const findings = sortFindings([
    ...(await checkPython(contracts, pages)),
    ...checkPictures(root),
    // Others, such as samples and what a release brought, keep their numbers.
    ...lines.filter(({ text }) => sentence.test(text)).flatMap((line) => checkAmounts({ ...line, texts: [line] })),
    ...files.flatMap((page) => [...page.problems, ...checkProse(page)]),
    ...pages.filter(({ file }) => isDocument(file)).flatMap(checkPageForm),
    ...pages.flatMap((page) => checks.flatMap((check) => check(page))),
  ]);
  print(findings, `${pages.length} pages`);
}

function print(findings: Finding[], read: string): void {
  for (const finding of findings) console.log(formatFinding(finding));
  console.log(formatSummary(findings, read, 'check:documents'));
  process.exitCode = Number(findings.length > 0);
}

main(resolve(process.argv[2] ?? project)).catch(({ message }: Error) => {
  console.error(`check:documents: ${message}`);
  process.exitCode = 1;
});
