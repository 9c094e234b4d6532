import { createBashCheck } from './checkBash';
import { checkBlocks } from './checkBlocks';
import { checkContractFacts } from './checkContractFacts';
import { createFactCheck } from './checkFacts';
import { createJsonCheck } from './checkJson';
import { createProseCheck } from './checkProse';
import { checkChangedPython, checkPython, readApi } from './checkPython';
import { createTextCheck } from './checkText';
import type { Contracts } from './contracts';
import type { Page } from './readPages';
import { type Finding, sortFindings } from './report';

/**
 * Runs every check on the pages.
 * @param contracts facts about the product
 * @param pages all pages in the documentation
 * @param memory file with the hash of the Python samples that passed; without it, all samples are checked
 * @returns findings, sorted by file and line
 * @throws CannotRun if a required program is missing
 */
export async function checkSite(contracts: Contracts, pages: Page[], memory?: string): Promise<Finding[]> {
  const python = memory ? checkChangedPython(contracts, pages, memory) : checkPython(contracts, pages);
  // Wait for both together. A missing python3 is then reported once, and no rejection goes unhandled.
  const [api, pythonFindings] = await Promise.all([readApi(contracts), python]);
  const checkText = createTextCheck(contracts);
  const checks = [
    checkBlocks,
    createJsonCheck(contracts, checkText),
    createBashCheck(contracts),
    createProseCheck(contracts, checkText, api),
    createFactCheck(contracts),
  ];
  const others = pages.flatMap((page) => [...page.problems, ...checks.flatMap((check) => check(page))]);
  return sortFindings([...others, ...checkContractFacts(contracts), ...pythonFindings]);
}
