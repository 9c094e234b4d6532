import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * A file of contracts/, parsed. Read when a page is built, never by the browser.
 * @throws {Error} when the file is missing or is no JSON.
 */
export function readContract<Content>(siteDirectory: string, file: string): Content {
  return JSON.parse(readFileSync(path.join(siteDirectory, 'contracts', file), 'utf8')) as Content;
}
