import type { LoadContext, Plugin } from '@docusaurus/types';
import { publishContracts } from './publishContracts';

/** Publishes the schemas and data files in contracts/. */
export default function contracts({ siteDir }: LoadContext): Plugin {
  return { name: 'contracts', postBuild: ({ outDir }) => publishContracts(siteDir, outDir) };
}
