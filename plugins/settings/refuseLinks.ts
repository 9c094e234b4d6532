import { readdirSync } from 'node:fs';
import path from 'node:path';

/** Project directories whose files become pages or parts of pages. */
const inputs = ['blog', 'contracts', 'docs', 'simulation', 'src', 'static'];

/**
 * Rejects symbolic links in the build's input, because their targets would be published.
 * @throws {Error} if there's a symbolic link
 */
export function refuseLinks(siteDir: string): void {
  for (const input of inputs)
    for (const entry of readdirSync(path.join(siteDir, input), { recursive: true, withFileTypes: true }))
      if (entry.isSymbolicLink())
        throw new Error(
          `${path.join(path.relative(siteDir, entry.parentPath), entry.name)} is a symbolic link, which could publish a file from outside the project. Replace it with the file.`,
        );
}
