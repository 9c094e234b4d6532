import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { company } from '../lib/company';
import { sourceDate } from './sourceDate';

/** Days from the date of the source to the end of its validity; RFC 9116 recommends less than a year. */
const validDays = 360;

/**
 * Text of `/.well-known/security.txt`.
 * @param site address of the site with its base URL, ending in a slash
 * @param date date of the source in seconds since 1970
 */
export function securityText(site: string, date: number): string {
  const expires = new Date((date + validDays * 86_400) * 1000).toISOString().replace(/\.\d+Z$/, 'Z');
  return [
    `Contact: mailto:${company.email}`,
    `Expires: ${expires}`,
    'Preferred-Languages: en',
    `Canonical: ${site}.well-known/security.txt`,
    `Policy: ${site}contact#security`,
    '',
  ].join('\n');
}

/** Writes where to report a weakness of the site or the product (RFC 9116). */
export default function securityTxt({ siteDir, siteConfig }: LoadContext): Plugin {
  // Not after the build: to start Git takes longer once the process has grown.
  const text = securityText(`${siteConfig.url}${siteConfig.baseUrl}`, sourceDate(siteDir));
  return {
    name: 'security-txt',
    async postBuild({ outDir }) {
      const folder = path.join(outDir, '.well-known');
      await mkdir(folder, { recursive: true });
      await writeFile(path.join(folder, 'security.txt'), text);
    },
  };
}
