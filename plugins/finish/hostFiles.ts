import { company } from '../../src/lib/company';

/** Returns the text of `robots.txt`. `site` is the URL of the site including the base URL, with a trailing slash. */
export function robotsText(site: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${site}sitemap.xml\n`;
}

/** Number of days from the build until `security.txt` expires. RFC 9116 recommends less than a year. */
const validDays = 360;

/**
 * Returns the text of `/.well-known/security.txt`, which states where to report a vulnerability (RFC 9116).
 * @param site URL of the site including the base URL, with a trailing slash
 * @param now time of the build, in milliseconds since 1970
 */
export function securityText(site: string, now: number): string {
  const expires = new Date(now + validDays * 86_400_000).toISOString().replace(/\.\d+Z$/, 'Z');
  return [
    `Contact: mailto:${company.email}`,
    `Expires: ${expires}`,
    'Preferred-Languages: en',
    `Canonical: ${site}.well-known/security.txt`,
    `Policy: ${site}contact#security`,
    '',
  ].join('\n');
}
