import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { redirectsFile } from '../../plugins/finish/redirects';
import { createBashCheck } from './checkBash';
import { checkBlocks } from './checkBlocks';
import { checkContractFacts } from './checkContractFacts';
import { createFactCheck } from './checkFacts';
import { createJsonCheck } from './checkJson';
import { createLinkCheck } from './checkLinks';
import { createProseCheck } from './checkProse';
import { checkChangedPython, checkPython, readApi } from './checkPython';
import { createTextCheck } from './checkText';
import { checkCommandWidths, checkWidth } from './checkWidth';
import type { Contracts } from './contracts';
import type { Page } from './readPages';
import { type Finding, sortFindings } from './report';
import { marketingRoutes, readSourceLinks } from './sourceLinks';

/**
 * Runs every check on the pages.
 * @param contracts facts about the product
 * @param pages all pages in the documentation
 * @param root project root
 * @param memory file with the hash of the Python samples that passed; without it, all samples are checked
 * @returns findings, sorted by file and line
 * @throws CannotRun if a required program is missing
 */
export async function checkSite(
  contracts: Contracts,
  pages: Page[],
  root: string,
  memory?: string,
): Promise<Finding[]> {
  const python = memory ? checkChangedPython(contracts, pages, memory) : checkPython(contracts, pages);
  // Wait for both together. A missing python3 is then reported once, and no rejection goes unhandled.
  const [api, pythonFindings] = await Promise.all([readApi(contracts), python]);
  const checkText = createTextCheck(contracts);
  // A folder with other documents lacks the pages that contracts link to.
  const isWhole = existsSync(join(root, redirectsFile));
  const checkLinks = createLinkCheck(pages, root, isWhole ? marketingRoutes(root) : []);
  const checks = [
    checkBlocks,
    checkWidth,
    createJsonCheck(contracts, checkText),
    createBashCheck(contracts),
    createProseCheck(contracts, checkText, api),
    createFactCheck(contracts),
    checkLinks,
  ];
  const others = pages.flatMap((page) => [...page.problems, ...checks.flatMap((check) => check(page))]);
  return sortFindings([
    ...others,
    ...(isWhole ? readSourceLinks(root).flatMap(checkLinks) : []),
    ...checkContractFacts(contracts),
    ...checkCommandWidths(contracts),
    ...pythonFindings,
  ]);
}
