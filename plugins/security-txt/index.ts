import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { company } from '../../src/lib/company';
import { sourceDate } from '../last-update/sourceDate';

/** Number of days from the source date until the file expires. RFC 9116 recommends less than a year. */
const validDays = 360;

/**
 * Returns the text of `/.well-known/security.txt`.
 * @param site URL of the site including the base URL, with a trailing slash
 * @param date source date in seconds since 1970
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

/** Writes `/.well-known/security.txt`, which states where to report a vulnerability (RFC 9116). */
export default function securityTxt({ siteDir, siteConfig }: LoadContext): Plugin {
  // Reads the date before the build, because starting Git takes longer once the process uses more memory.
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
