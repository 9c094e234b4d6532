import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { ErrorCodes } from '../contracts/errorCodes';
import { readContract } from '../contracts/readContract';
import { typographic } from '../lib/typographic';
import { configNames, readConfigSchemas } from '../reference/schema';
import { readSamples } from '../samples/readSamples';
import { configFacts, entryGroups, entryTexts, faultEntries } from './facts';
import { readStarters } from './pythonRuntime/readStarters';

/** Fields with sentences that readers see, in which names between backticks are code. */
const prose = new Set(['deprecated', 'form', 'name', 'question', 'reason', 'result', 'text', 'then', 'title']);

const toJson = (facts: unknown): string =>
  JSON.stringify(facts, (key, value) => (prose.has(key) && typeof value === 'string' ? typographic(value) : value));

/**
 * Generates the tools' data in `@generated/reader-tools`. The log patterns, the entries of Troubleshoot, and the facts
 * about each configuration file come from the contracts. The runnable samples come from the pages, and the home page's
 * starters also have their results.
 */
export default function readerTools({ siteDir }: LoadContext): Plugin {
  return {
    name: 'reader-tools',
    getPathsToWatch: () => [
      `${path.join(siteDir, 'contracts')}/*.json`,
      `${path.join(siteDir, 'docs')}/**/*.mdx`,
      path.join(siteDir, 'plugins/samples/events.jsonl'),
      `${path.join(siteDir, 'simulation')}/**/*.py`,
      `${path.join(siteDir, 'src/marketing/content/samples')}/*/*.{json,py}`,
    ],
    async contentLoaded({ actions }) {
      const schemas = readConfigSchemas((file) => readContract(siteDir, file));
      for (const name of configNames) {
        await actions.createData(`${name}-facts.json`, toJson(configFacts(schemas[name])));
      }
      const codes = readContract<ErrorCodes>(siteDir, 'error-codes.json');
      await actions.createData('fault-entries.json', toJson(faultEntries(codes)));
      await actions.createData('entry-groups.json', toJson(entryGroups(codes)));
      for (const { id, title } of codes.groups)
        await actions.createData(`entries-${id}.json`, toJson(entryTexts(codes, title)));
      // On the server, Babel can't import a computed name.
      const imports = codes.groups.map(({ id }) => `"${id}": () => import("./entries-${id}.json"),`);
      await actions.createData('entry-texts.js', ['export default {', ...imports, '};'].join('\n'));
      await actions.createData('entry-count.json', JSON.stringify(codes.entries.length));
      await actions.createData('samples.json', JSON.stringify(readSamples(siteDir)));
      await actions.createData('starters.json', JSON.stringify(readStarters(siteDir)));
    },
  };
}
