import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Project directories whose files become pages or parts of pages. */
const inputs = ['blog', 'contracts', 'docs', 'simulation', 'src', 'static'];

/**
 * Rejects symbolic links in the build's input, because their targets would be published.
 * @throws {Error} if there's a symbolic link
 */
export function refuseLinks(siteDir: string): void {
  for (const input of inputs.filter((name) => existsSync(path.join(siteDir, name))))
    for (const entry of readdirSync(path.join(siteDir, input), { recursive: true, withFileTypes: true }))
      if (entry.isSymbolicLink())
        throw new Error(
          `${path.join(path.relative(siteDir, entry.parentPath), entry.name)} is a symbolic link, which could publish a file from outside the project. Replace it with the file.`,
        );
}

/**
 * Rejects what would double pages without a warning.
 * @throws {Error} if there's a second version of the documentation or another locale
 */
export function refuseVersions(siteDir: string, locales: readonly string[]): void {
  const exists = (name: string) => existsSync(path.join(siteDir, name));
  if (exists('versions.json'))
    throw new Error(
      'versions.json: this site has one version of the documentation. Before you add another, decide which one the search, llms.txt, the sitemap, and the checks read, and how the contracts of a frozen page are kept. Until then, delete versions.json, versioned_docs, and versioned_sidebars.',
    );
  if (exists('i18n') || locales.length > 1)
    throw new Error(
      'i18n: this site has one language, English. Before you add another, decide who translates pages and contracts, and what the word rules, the spelling check, the search, and the characters of the fonts need for it. Until then, delete i18n and the locale.',
    );
}
