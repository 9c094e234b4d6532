import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { listFiles } from '../lib/files';
import { writeFiles } from '../lib/pages';
import { dataFile, publishedData, schemaOf, schemaPath } from './publishedData';
import { contractText, readContract } from './readContract';

/**
 * Publishes the JSON Schemas in contracts/ at `/schemas/NAME.schema.json`, where editors find them through `$schema`.
 * Schemas of command output are at `/schemas/output/NAME.schema.json`, and data files with their schemas at `/data/`.
 */
export default function contracts({ siteDir }: LoadContext): Plugin {
  const isPublished = (file: string) => file.endsWith('.schema.json') && !file.startsWith('schema/');
  return {
    name: 'contracts',
    postBuild: ({ outDir }) =>
      writeFiles(outDir, [
        ...listFiles(path.join(siteDir, 'contracts'))
          .filter(isPublished)
          .map((file) => [`schemas/${file}`, contractText(siteDir, file)] as const),
        ...publishedData.map((data) => {
          const schema = schemaOf(data);
          return [schemaPath(readContract(siteDir, schema)), contractText(siteDir, schema)] as const;
        }),
        ...publishedData.map((data) => {
          return [`data/${data.file}`, `${JSON.stringify(dataFile(data, siteDir), undefined, 2)}\n`] as const;
        }),
      ]),
  };
}
