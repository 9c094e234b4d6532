import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** A page in the build. `file` is relative to the output directory. */
export type BuiltPage = { file: string; html: string };

/** Returns a page's `<main>`, or the whole page if it has none. Parsing the rest would take most of the time. */
export function mainOf(html: string): string {
  const start = html.search(/<main[\s>]/);
  const end = html.lastIndexOf('</main>');
  return start < 0 || end < start ? html : html.slice(start, end);
}

/** Returns all HTML files of a build, sorted by name. */
export async function readPages(outDir: string): Promise<BuiltPage[]> {
  const files = (await readdir(outDir, { recursive: true })).filter((file) => file.endsWith('.html')).sort();
  return Promise.all(files.map(async (file) => ({ file, html: await readFile(path.join(outDir, file), 'utf8') })));
}

/** Writes files to a directory and creates subdirectories as needed. */
export async function writeFiles(
  outDir: string,
  files: readonly (readonly [file: string, content: string | Uint8Array])[],
) {
  await Promise.all(
    files.map(async ([file, content]) => {
      const target = path.join(outDir, file);
      await mkdir(path.dirname(target), { recursive: true });
      await writeFile(target, content);
    }),
  );
}
