import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { publishContracts } from '../contracts/publishContracts';
import { contractsOf } from './expandReferences';

/**
 * Publishes contracts/, and makes `npm start` update pages whose contracts change. The parser, which inserts contracts
 * into pages (see remarkDocument.ts), can't tell the bundler which files it has read.
 */
export default function contracts({ siteDir }: LoadContext): Plugin {
  const contractFilesFor = (page: string) =>
    contractsOf(page, siteDir).map((name) => path.join(siteDir, 'contracts', name));
  return {
    name: 'contracts',
    getPathsToWatch: () => [`${path.join(siteDir, 'contracts')}/**/*.{json,pyi}`],
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
    postBuild: ({ outDir }) => publishContracts(siteDir, outDir),
  };
}
