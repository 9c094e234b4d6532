import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { gridExamples } from '../../src/marketing/content/aboutGrid';
import { benchKeys } from '../../src/marketing/content/bench';
import type { ErrorCodes } from '../contracts/errorCodes';
import { readContract } from '../contracts/readContract';
import { readConfigSchemas } from '../reference/schema';
import type { Limits } from '../reference/tables';
import { benchRow } from './benchRow';
import { outcomeGrid } from './outcomeGrid';

/** Generates the codes and drivers on marketing pages from the contracts, in `@generated/marketing`. */
export default function marketingData({ siteDir }: LoadContext): Plugin {
  return {
    name: 'marketing',
    getPathsToWatch: () => [`${path.join(siteDir, 'contracts')}/*.json`],
    async contentLoaded({ actions }) {
      const schemas = readConfigSchemas((file) => readContract(siteDir, file));
      await actions.createData('bench.json', JSON.stringify(benchKeys.map((choice) => benchRow(choice, schemas))));
      const { states } = readContract<Limits>(siteDir, 'limits.json');
      const codes = readContract<ErrorCodes>(siteDir, 'error-codes.json');
      await actions.createData('outcome-grid.json', JSON.stringify(outcomeGrid(codes, states, gridExamples)));
    },
  };
}
