import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { benchKeys } from '../../src/marketing/content/bench';
import { exampleLab, type ServerSize } from '../../src/marketing/content/features';
import { readContract } from '../contracts/readContract';
import { readConfigSchemas } from '../reference/schema';
import { benchRow } from './benchRow';

/** Generates the drivers and the server size on marketing pages from the contracts, in `@generated/marketing`. */
export default function marketingData({ siteDir }: LoadContext): Plugin {
  return {
    name: 'marketing',
    getPathsToWatch: () => [`${path.join(siteDir, 'contracts')}/*.json`],
    async contentLoaded({ actions }) {
      const schemas = readConfigSchemas((file) => readContract(siteDir, file));
      const { sizes } = readContract<{ sizes: (ServerSize & { devices: number })[] }>(siteDir, 'limits.json');
      const size = sizes.find(({ devices }) => devices >= exampleLab.boards);
      await actions.createData('serverSize.json', JSON.stringify(size));
      await actions.createData('bench.json', JSON.stringify(benchKeys.map((choice) => benchRow(choice, schemas))));
    },
  };
}
