import { readdirSync } from 'node:fs';
import path from 'node:path';

/** Folders of the project whose files become pages, or parts of them. */
const inputs = ['blog', 'contracts', 'docs', 'simulation', 'src', 'static'];

/**
 * Refuses symbolic links in the inputs of the build, which would publish what they lead to.
 * @throws {Error} with the first link
 */
export function refuseLinks(siteDir: string): void {
  for (const input of inputs)
    for (const entry of readdirSync(path.join(siteDir, input), { recursive: true, withFileTypes: true }))
      if (entry.isSymbolicLink())
        throw new Error(
          `${path.join(path.relative(siteDir, entry.parentPath), entry.name)} is a symbolic link, which could publish a file from outside the project. Replace it by the file.`,
        );
}
