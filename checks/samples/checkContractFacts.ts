import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { visit } from 'jsonc-parser';
import { createFactCheck } from './checkFacts';
import type { Contracts } from './contracts';
import { emptyPage, type Run } from './readPages';
import type { Finding } from './report';

/** Contracts with sentences that state limits. Pages show the sentences next to the numbers from limits.json. */
const files = ['glossary.json', 'error-codes.json', 'adapters.json', 'drivers.json', 'integrations.json'];

/** Checks the limits and defaults in the contracts' sentences in the same way as on pages. */
export function checkContractFacts(contracts: Contracts): Finding[] {
  const checkFacts = createFactCheck(contracts);
  return files.flatMap((file) => {
    const runs = sentencesOf(readFileSync(join(contracts.directory, file), 'utf8'));
    return checkFacts({ ...emptyPage(`contracts/${file}`), runs });
  });
}

function sentencesOf(source: string): Run[] {
  const runs: Run[] = [];
  visit(source, {
    onLiteralValue: (value, _offset, _length, line) => {
      if (typeof value !== 'string' || !/\s/.test(value)) return;
      runs.push({ text: value.replaceAll(/[`\n]/g, (sign) => (sign === '`' ? '' : ' ')), line: line + 1 });
    },
  });
  return runs;
}
