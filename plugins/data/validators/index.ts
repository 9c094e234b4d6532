import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { validatorModule } from './validatorModule';

/** Compiles a validator for each schema import that ends in `?validator`. */
export default function configValidators(): Plugin {
  const run = (schema: string) => validatorModule(JSON.parse(schema));
  return {
    name: 'config-validators',
    configureWebpack: () => ({
      module: {
        rules: [
          {
            test: /(?:-config|\/answers)\.schema\.json$/,
            resourceQuery: /^\?validator$/,
            type: 'javascript/auto',
            use: [{ loader: path.join(__dirname, '../../lib/functionLoader.cjs'), options: { run } }],
          },
        ],
      },
    }),
  };
}
