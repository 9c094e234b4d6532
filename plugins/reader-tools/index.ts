import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { ConfigName } from '../../src/reader-tools/ConfigChecker/configFacts';
import { validatorModule } from '../config-validators/validatorModule';
import { readContract } from '../contracts/readContract';
import type { Schema } from '../contracts/reference/configReference';
import type { ErrorCodes } from '../contracts/reference/errorCodes';
import { copyRuntime, makeLibrary, pythonRuntime } from '../python-runtime/pythonRuntime';
import { readSamples } from '../samples/readSamples';
import { configFacts, configNames, logEntries, symptomGroups } from './facts';

/**
 * Generates the data of the tools in `@generated/doc-tools`: from the contracts, facts about each configuration file, the
 * log patterns, and the index of symptoms; from the pages, the samples that run. Adds a validator for each import of a
 * schema that ends in `?validator`, and the files of the Python interpreter.
 */
export default function docTools({ siteDir, baseUrl, generatedFilesDir }: LoadContext): Plugin {
  const isDevelopment = process.env.NODE_ENV === 'development';
  const developmentFiles = path.join(generatedFilesDir, 'python-files');
  let library: Promise<string>;
  return {
    name: 'doc-tools',
    getPathsToWatch: () => [
      `${path.join(siteDir, 'contracts')}/*.json`,
      `${path.join(siteDir, 'docs')}/**/*.mdx`,
      path.join(siteDir, 'plugins/samples/events.jsonl'),
      `${path.join(siteDir, 'src/marketing/content/samples')}/*/*.{json,py}`,
      `${path.join(siteDir, 'simulation')}/**/*.py`,
    ],
    configureWebpack: () => ({
      ...(isDevelopment && { devServer: { static: [{ directory: developmentFiles, publicPath: baseUrl }] } }),
      module: {
        rules: [
          {
            test: /(?:-config|\/answers)\.schema\.json$/,
            resourceQuery: /^\?validator$/,
            type: 'javascript/auto',
            use: [
              {
                loader: path.join(__dirname, '../config-validators/validatorLoader.cjs'),
                options: { compile: validatorModule },
              },
            ],
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
      await actions.createData('samples.json', JSON.stringify(readSamples(siteDir)));
      await actions.createData('python-runtime.json', JSON.stringify(pythonRuntime(siteDir)));
      library = makeLibrary(siteDir);
      if (isDevelopment) await copyRuntime(siteDir, developmentFiles, await library);
      // The bundle doesn't need it, so a build waits for it, and reports its error, in `postBuild`.
      library.catch(() => {});
    },
    postBuild: async ({ outDir }) => copyRuntime(siteDir, outDir, await library),
  };
}
