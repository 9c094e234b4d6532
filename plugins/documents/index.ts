import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { contractsOf } from './expandReferences';

/**
 * Makes `npm start` update pages whose contracts change. The parser, which inserts contracts into pages (see
 * remarkDocument.ts), can't tell the bundler which files it has read.
 */
export default function documents({ siteDir }: LoadContext): Plugin {
  const run = (page: string, loader: { addDependency(file: string): void }) => {
    for (const name of contractsOf(page, siteDir)) loader.addDependency(path.join(siteDir, 'contracts', name));
    return page;
  };
  return {
    name: 'documents',
    getPathsToWatch: () => [`${path.join(siteDir, 'contracts')}/**/*.{json,pyi}`],
    configureWebpack: ({ mode }) => ({
      module: {
        rules: [
          mode === 'development' && {
            test: /\.mdx?$/,
            include: path.join(siteDir, 'docs'),
            enforce: 'pre',
            use: [{ loader: path.join(__dirname, '../lib/functionLoader.cjs'), options: { run } }],
          },
        ],
      },
    }),
  };
}
