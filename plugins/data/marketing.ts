import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { type BenchRow, benchKeys, withoutHardware } from '../../src/marketing/content/bench';
import { exampleLab } from '../../src/marketing/content/features';
import type { Limits } from '../contracts/limits';
import { readContract } from '../contracts/readContract';
import { findKey, readConfigSchemas, type Schema } from '../reference/schema';

/**
 * Returns the hardware in a key's list of values.
 * @param schemas schemas by key prefix, such as `agent`
 * @throws {Error} if the schemas don't contain the key or the key has no list of values
 */
export function benchRow(
  { name, key }: { name: string; key: string },
  schemas: Readonly<Record<string, Schema>>,
): BenchRow {
  const [file = '', path = ''] = key.split(':');
  const values = schemas[file] && findKey(schemas[file], path)?.enum;
  if (!values) throw new Error(`The home page lists the values of ${key}, but the schema doesn't have this key.`);
  const hardware = values.filter((value) => !withoutHardware.includes(value)).map(String);
  return { name, values: hardware };
}

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
