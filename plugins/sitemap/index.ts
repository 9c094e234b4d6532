import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Options as PresetOptions } from '@docusaurus/preset-classic';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { hasFullHistory } from '../last-update';

type SitemapOptions = Exclude<PresetOptions['sitemap'], false | undefined>;

/**
 * Returns the sitemap's options. Documents have the date of their last change. Other pages have no date, because most
 * of their text is in other files.
 */
export function sitemapOptions(siteDirectory: string, baseUrl: string): SitemapOptions {
  return {
    changefreq: null,
    priority: null,
    lastmod: hasFullHistory(siteDirectory) ? 'date' : null,
    async createSitemapItems({ defaultCreateSitemapItems, ...parameters }) {
      const items = await defaultCreateSitemapItems(parameters);
      const isDocument = ({ url }: { url: string }) => new URL(url).pathname.startsWith(`${baseUrl}docs/`);
      return items.map((item) => (isDocument(item) ? item : { ...item, lastmod: null }));
    },
  };
}

/** Returns the text of `robots.txt`. `site` is the URL of the site including the base URL, with a trailing slash. */
export function robotsText(site: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${site}sitemap.xml\n`;
}

/** Writes `robots.txt`. Crawlers read the file only at the root of a host. */
export default function robotsTxt({ siteConfig: { url, baseUrl } }: LoadContext): Plugin {
  return {
    name: 'robots-txt',
    postBuild: ({ outDir }) => writeFile(path.join(outDir, 'robots.txt'), robotsText(url + baseUrl)),
  };
}
