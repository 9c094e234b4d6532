/**
 * Checks the text and the samples of documents, and compares what they say with contracts/: `npm run check:documents`.
 * Prints one line per finding. The build checks links, imports, images, and the sidebar. Exit codes: 0 for no findings, 1
 * for findings. To check another project, pass a folder that contains docs/ and contracts/.
 */
import { resolve } from 'node:path';
import { isDocument } from './documents';
import { checkPageForm, checkPictures } from './prose/pageForm';
import { checkProse } from './prose/prose';
import { contractTexts, readPages } from './readPages';
import { formatFinding, formatSummary, sortFindings } from './report';
import { createAmountCheck } from './samples/checkAmounts';
import { createBashCheck } from './samples/checkBash';
import { checkBlocks } from './samples/checkBlocks';
import { createJsonCheck } from './samples/checkJson';
import { createNameCheck } from './samples/checkNames';
import { checkPython } from './samples/checkPython';
import { createTextCheck } from './samples/checkText';
import { readContracts } from './samples/contracts';

const project = resolve(__dirname, '..');

async function main(root: string): Promise<void> {
  const files = readPages(root);
  const pages = files.filter(({ file, isRead }) => isRead && isDocument(file));
  const contracts = readContracts(root);
  const checkText = createTextCheck(contracts);
  const checkAmounts = createAmountCheck(contracts);
  const checks = [
    checkPageForm,
    checkBlocks,
    createJsonCheck(contracts, checkText),
    createBashCheck(contracts),
    createNameCheck(contracts, checkText),
    checkAmounts,
  ];
  const findings = sortFindings([
    ...(await checkPython(contracts, pages)),
    ...checkPictures(root),
    ...contractTexts(root).flatMap(checkAmounts),
    ...files.flatMap((page) => [...page.problems, ...checkProse(page)]),
    ...pages.flatMap((page) => checks.flatMap((check) => check(page))),
  ]);
  for (const finding of findings) console.log(formatFinding(finding));
  console.log(formatSummary(findings, `${pages.length} documents`, 'check:documents'));
  process.exitCode = findings.length > 0 ? 1 : 0;
}

void main(resolve(process.argv[2] ?? project));
