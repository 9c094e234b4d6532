import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from '../lib/files';
import { dataFile, publishedData, schemaOf, schemaPath } from './publishedData';
import { contractText, readContract } from './readContract';

/**
 * Publishes the JSON Schemas in contracts/ at `/schemas/NAME.schema.json`, where editors find them through `$schema`.
 * Schemas of command output are at `/schemas/output/NAME.schema.json`, and data files with their schemas at `/data/`.
 */
export async function publishContracts(siteDir: string, outDir: string): Promise<void> {
  const source = path.join(siteDir, 'contracts');
  const files = listFiles(source).filter((file) => file.endsWith('.schema.json') && !file.startsWith('schema/'));
  const copies = [
    ...files.map((file) => ({ from: file, to: `schemas/${file}` })),
    ...publishedData.map((data) => {
      const from = schemaOf(data);
      return { from, to: schemaPath(readContract(siteDir, from)) };
    }),
  ];
  for (const directory of ['schemas/contracts', 'schemas/output', 'data'])
    await mkdir(path.join(outDir, directory), { recursive: true });
  await Promise.all([
    ...copies.map(({ from, to }) => writeFile(path.join(outDir, to), contractText(siteDir, from))),
    ...publishedData.map((data) =>
      writeFile(path.join(outDir, 'data', data.file), `${JSON.stringify(dataFile(data, siteDir), undefined, 2)}\n`),
    ),
  ]);
}
