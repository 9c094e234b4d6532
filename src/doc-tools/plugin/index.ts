import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Schema } from '../../docs/reference/configReference';
import { readContract } from '../../docs/reference/contracts';
import type { ConfigName } from '../ConfigChecker/configFacts';
import { configFacts, configNames, logEntries } from './facts';
import { validatorModule } from './validatorModule';

/**
 * Generates the data of the config checker and the log helper from the contracts: facts about each configuration file and
 * the log patterns, in `@generated/doc-tools`, and a validator for each import of a schema that ends in `?validator`.
 */
export default function docTools({ siteDir }: LoadContext): Plugin {
  return {
    name: 'doc-tools',
    getPathsToWatch: () => [`${path.join(siteDir, 'contracts')}/*.json`],
    configureWebpack: () => ({
      module: {
        rules: [
          {
            test: /-config\.schema\.json$/,
            resourceQuery: /^\?validator$/,
            type: 'javascript/auto',
            use: [{ loader: path.join(__dirname, 'validatorLoader.cjs'), options: { compile: validatorModule } }],
          },
        ],
      },
    }),
    async contentLoaded({ actions }) {
      const schemas = Object.fromEntries(
        configNames.map((name) => [name, readContract<Schema>(siteDir, `${name}-config.schema.json`)]),
      ) as Record<ConfigName, Schema>;
      for (const name of configNames) {
        await actions.createData(`${name}-facts.json`, JSON.stringify(configFacts(name, schemas)));
      }
      const patterns = logEntries(readContract(siteDir, 'error-codes.json'));
      await actions.createData('log-entries.json', JSON.stringify(patterns));
    },
  };
}
