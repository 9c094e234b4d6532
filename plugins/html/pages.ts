import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** A page of the build. `file` is relative to the output folder. */
export type BuiltPage = { file: string; html: string };

/** Reads the HTML files of a build, sorted by name. */
export async function readPages(outDir: string): Promise<BuiltPage[]> {
  const files = (await readdir(outDir, { recursive: true })).filter((file) => file.endsWith('.html')).sort();
  return Promise.all(files.map(async (file) => ({ file, html: await readFile(path.join(outDir, file), 'utf8') })));
}

/** Writes the pages back. */
export async function writePages(outDir: string, pages: readonly BuiltPage[]): Promise<void> {
  await Promise.all(pages.map(({ file, html }) => writeFile(path.join(outDir, file), html)));
}
