/**
 * Compares all samples and names in the documentation with contracts/: `npm run check:samples`. Prints one
 * line per finding. Exit codes: 0 for no findings, 1 for findings, 2 if the check can't run. To check another project,
 * pass a folder that contains docs/ and contracts/.
 */
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runs } from '../../plugins/samples/sampleFiles';
import { createAmountCheck } from './checkAmounts';
import { createBashCheck } from './checkBash';
import { checkBlocks } from './checkBlocks';
import { createJsonCheck } from './checkJson';
import { createProseCheck } from './checkProse';
import { checkPython } from './checkPython';
import { createTextCheck } from './checkText';
import { CannotRun, readContracts } from './contracts';
import { readPages } from './readPages';
import { formatFinding, formatSummary, sortFindings } from './report';

const project = resolve(fileURLToPath(new URL('../../', import.meta.url)));
const memory = resolve(project, 'node_modules/.cache/python-samples');

async function main(root: string): Promise<number> {
  const pages = readPages(root);
  const contracts = readContracts(root);
  const checkText = createTextCheck(contracts);
  const checks = [
    checkBlocks,
    createJsonCheck(contracts, checkText),
    createBashCheck(contracts),
    createProseCheck(contracts, checkText),
    createAmountCheck(contracts),
  ];
  const remembers = root === project && !process.env.CI;
  const findings = sortFindings([
    ...(await checkPython(contracts, pages, remembers ? memory : undefined)),
    ...pages.flatMap((page) => [...page.problems, ...checks.flatMap((check) => check(page))]),
  ]);
  const blocks = pages.flatMap((page) => page.blocks);
  for (const finding of findings) console.log(formatFinding(finding));
  const counts = {
    pages: pages.length,
    'code blocks': blocks.length,
    'pieces of inline code': pages.flatMap(({ inlineCode }) => inlineCode).length,
    'simulated runs': blocks.filter(runs).length,
  };
  console.log(formatSummary(findings, counts, 'check:samples'));
  return findings.length > 0 ? 1 : 0;
}

main(resolve(process.argv[2] ?? project)).then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    if (!(error instanceof CannotRun)) throw error;
    console.error(`check:samples can't run: ${error.message}`);
    process.exitCode = 2;
  },
);
