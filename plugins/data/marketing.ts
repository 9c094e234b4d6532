import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { benchKeys } from '../../src/marketing/content/bench';
import { exampleLab } from '../../src/marketing/content/features';
import type { Limits } from '../contracts/limits';
import { readContract } from '../contracts/readContract';
import { readConfigSchemas } from '../reference/schema';
import { benchRow } from './benchRow';

/** Generates the drivers and what a lab needs on marketing pages from the contracts, in `@generated/marketing`. */
export default function marketingData({ siteDir }: LoadContext): Plugin {
  return {
    name: 'marketing',
    getPathsToWatch: () => [`${path.join(siteDir, 'contracts')}/*.json`],
    async contentLoaded({ actions }) {
      const schemas = readConfigSchemas((file) => readContract(siteDir, file));
      const { sizes, limits } = readContract<Limits>(siteDir, 'limits.json');
      const size = sizes.find(({ devices }) => devices >= exampleLab.boards);
      const amount = (id: string) => Number(limits.find((limit) => limit.id === id)?.value);
      const artifacts = (exampleLab.boardsPerHost * amount('artifact-job')) / 1024;
      const disk = amount('cache-size') + amount('cache-free') + artifacts;
      const { releases } = readContract<{ releases: { version: string; date: string }[] }>(siteDir, 'releases.json');
      const [year = '', month = ''] = releases[0]?.date.split('-') ?? [];
      const minors = releases.filter(
        ({ version, date }) => version.endsWith('.0') && date.slice(0, 7) > `${Number(year) - 1}-${month}`,
      ).length;
      await actions.createData('labNeeds.json', JSON.stringify({ ...size, disk, minors }));
      await actions.createData('bench.json', JSON.stringify(benchKeys.map((choice) => benchRow(choice, schemas))));
    },
  };
}
