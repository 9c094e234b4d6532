import { copyFile, mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/** Puts the JSON Schemas of contracts/ at `/schemas/NAME.schema.json`, where editors find them by `$schema`. */
export default function publishContracts({ siteDir }: LoadContext): Plugin {
  const source = path.join(siteDir, 'contracts');
  return {
    name: 'publish-contracts',
    getPathsToWatch: () => [`${source}/**/*.json`],
    async postBuild({ outDir }) {
      const target = path.join(outDir, 'schemas');
      await mkdir(target, { recursive: true });
      const schemas = (await readdir(source)).filter((file) => file.endsWith('.schema.json'));
      await Promise.all(schemas.map((file) => copyFile(path.join(source, file), path.join(target, file))));
    },
  };
}
