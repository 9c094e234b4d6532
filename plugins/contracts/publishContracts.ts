import { copyFile, mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { dataFile, publishedData, schemaPath } from './publishedData';
import { readContract } from './readContract';

/**
 * Publishes the JSON Schemas of contracts/ at `/schemas/NAME.schema.json`, where editors find them by `$schema`. Those
 * of command output are at `/schemas/output/NAME.schema.json`. Data is at `/data/NAME.json`, with its schemas.
 */
export async function publishContracts(siteDir: string, outDir: string): Promise<void> {
  const source = path.join(siteDir, 'contracts');
  const files = [...(await readdir(source)), ...(await outputSchemas(source))].filter((file) =>
    file.endsWith('.schema.json'),
  );
  const copies = [
    ...files.map((file) => ({ from: file, to: `schemas/${file}` })),
    ...publishedData.map(({ schema }) => {
      const from = `schema/${schema}`;
      return { from, to: schemaPath(readContract(siteDir, from)) };
    }),
  ];
  for (const directory of ['schemas/contracts', 'schemas/output', 'data'])
    await mkdir(path.join(outDir, directory), { recursive: true });
  await Promise.all([
    ...copies.map(({ from, to }) => copyFile(path.join(source, from), path.join(outDir, to))),
    ...publishedData.map((data) =>
      writeFile(path.join(outDir, 'data', data.file), `${JSON.stringify(dataFile(data, siteDir), undefined, 2)}\n`),
    ),
  ]);
}

/** Returns the schemas of the JSON output, as paths in contracts/. */
async function outputSchemas(source: string): Promise<string[]> {
  return (await readdir(path.join(source, 'output'))).map((file) => `output/${file}`);
}
