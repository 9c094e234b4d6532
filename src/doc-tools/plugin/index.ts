import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Schema } from '../../docs/reference/configReference';
import { readContract } from '../../docs/reference/contracts';
import type { ErrorCodes } from '../../docs/reference/errorCodes';
import type { ConfigName } from '../ConfigChecker/configFacts';
import { configFacts, configNames, logEntries, symptomGroups } from './facts';
import { validatorModule } from './validatorModule';

/**
 * Generates the data of the tools from the contracts: facts about each configuration file, the log patterns, and the index
 * of symptoms, in `@generated/doc-tools`, and a validator for each import of a schema that ends in `?validator`.
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
      const codes = readContract<ErrorCodes>(siteDir, 'error-codes.json');
      await actions.createData('log-entries.json', JSON.stringify(logEntries(codes)));
      await actions.createData('symptom-groups.json', JSON.stringify(symptomGroups(codes)));
    },
  };
}
