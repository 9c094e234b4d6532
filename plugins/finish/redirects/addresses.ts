import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { BuiltPage } from '../../lib/pages';

/** urls.json: every page that the site has ever published, with its anchors, and files that others may link to. */
export type PublishedAddresses = { $schema: string; pages: Record<string, string[]>; files: string[] };

/** The list of published addresses, relative to the project root. */
export const urlsFile = 'plugins/finish/redirects/urls.json';

/** Reads the list of published addresses. */
export function readPublished(siteDir: string): PublishedAddresses {
  return JSON.parse(readFileSync(path.join(siteDir, urlsFile), 'utf8')) as PublishedAddresses;
}

const canonicalLink = /<link (?=[^>]*\brel="?canonical\b)[^>]*\bhref="?([^"\s>]+)/;

/**
 * Returns a page's path without the base URL, from its canonical link. Only the framework knows whether the path ends
 * in a slash.
 * @param site URL of the site, with the base URL
 */
export function addressOf({ html }: BuiltPage, site: string): string {
  return `/${canonicalLink.exec(html)?.[1]?.slice(site.length) ?? ''}`;
}
