import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Thrown for input that the build refuses. The message is one line, which says what's wrong and what to do. */
export class RefusedInput extends Error {
  override name = 'RefusedInput';
}

/** Runs checks of the build's input. If one refuses, prints only its message, without a stack, and exits with code 1. */
export function exitIfRefused<Result>(check: () => Result): Result {
  try {
    return check();
  } catch (error) {
    if (!(error instanceof RefusedInput)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

/** Project directories whose files become pages or parts of pages. */
const inputs = ['blog', 'contracts', 'docs', 'simulation', 'src', 'static'];

/**
 * Rejects symbolic links in the build's input, because their targets would be published.
 * @throws {RefusedInput} if there's a symbolic link
 */
export function refuseLinks(siteDir: string): void {
  for (const input of inputs.filter((name) => existsSync(path.join(siteDir, name))))
    for (const entry of readdirSync(path.join(siteDir, input), { recursive: true, withFileTypes: true }))
      if (entry.isSymbolicLink())
        throw new RefusedInput(
          `${path.join(path.relative(siteDir, entry.parentPath), entry.name)} is a symbolic link, which could publish a file from outside the project. Replace it with the file.`,
        );
}

/**
 * Rejects what would double pages without a warning.
 * @param current the locale of the command line; if there's none, `docusaurus start` writes "undefined"
 * @throws {RefusedInput} if there's a second version of the documentation or another locale
 */
export function refuseVersions(siteDir: string, locales: readonly string[], current = 'en'): void {
  const exists = (name: string) => existsSync(path.join(siteDir, name));
  if (exists('versions.json'))
    throw new RefusedInput(
      'versions.json: this site has one version of the documentation. Before you add another, decide which one the search, llms.txt, the sitemap, and the checks read, and how the contracts of a frozen page are kept. Until then, delete versions.json, versioned_docs, and versioned_sidebars.',
    );
  if (exists('i18n') || [...locales, current].some((locale) => !['en', 'undefined'].includes(locale)))
    throw new RefusedInput(
      'i18n: this site has one language, English, whose labels are in the code. Before you add another, decide who translates pages and contracts, and what the word rules, the spelling check, the search, and the characters of the fonts need for it. Until then, delete the folder i18n and the locale.',
    );
}
