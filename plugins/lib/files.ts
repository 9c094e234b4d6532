import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** Returns all files in a folder and its subfolders as sorted relative paths with slashes. */
export function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .sort();
}

/** Returns the SHA-256 of filenames and contents, in hex. A source is a file, or a folder with all its files. */
export function digestFiles(root: string, sources: readonly string[]): string {
  const hash = createHash('sha256');
  for (const source of sources) {
    const isFolder = statSync(path.join(root, source)).isDirectory();
    const files = isFolder ? listFiles(path.join(root, source)).map((file) => `${source}/${file}`) : [source];
    for (const file of files) hash.update(file).update(readFileSync(path.join(root, file)));
  }
  return hash.digest('hex');
}
