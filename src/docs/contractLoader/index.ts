import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { showsContracts } from '../reference/expand';

/**
 * Makes `npm start` show edits of contracts/: the framework's preprocessor, which inserts the contracts into a page
 * (see ../reference/expand.ts), can't register dependencies with the bundler.
 */
export default function contractLoader({ siteDir }: LoadContext): Plugin {
  const options = { folder: path.join(siteDir, 'contracts'), showsContracts };
  return {
    name: 'contract-loader',
    configureWebpack: () => ({
      module: {
        rules: [
          {
            test: /\.mdx?$/,
            include: path.join(siteDir, 'docs'),
            enforce: 'pre',
            use: [{ loader: path.join(__dirname, 'loader.cjs'), options }],
          },
        ],
      },
    }),
  };
}
