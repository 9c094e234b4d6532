import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { contractsOf } from './expandReferences';

/**
 * Makes a running `npm start` show edits of contracts/. The framework's preprocessor, which puts the contracts into a page
 * (see ../reference/expand.ts), can't tell the bundler what it has read.
 */
export default function contractLoader({ siteDir }: LoadContext): Plugin {
  const contractFilesFor = (page: string) =>
    [...contractsOf(page, siteDir), ...(page.includes('<Term ') ? ['glossary.json'] : [])].map((name) =>
      path.join(siteDir, 'contracts', name),
    );
  return {
    name: 'contract-loader',
    configureWebpack: () => ({
      module: {
        rules: [
          {
            test: /\.mdx?$/,
            include: path.join(siteDir, 'docs'),
            enforce: 'pre',
            use: [{ loader: path.join(__dirname, 'contractLoader.cjs'), options: { contractFilesFor } }],
          },
        ],
      },
    }),
  };
}
