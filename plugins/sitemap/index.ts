import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Options as PresetOptions } from '@docusaurus/preset-classic';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { hasFullHistory } from '../last-update';

type SitemapOptions = Exclude<PresetOptions['sitemap'], false | undefined>;

/**
 * Returns the sitemap's options. Documents have the day of their last change. Other pages have none, because their text
 * is in files that their own file doesn't reveal.
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

/** Returns the text of `robots.txt`. `site` is the URL of the site with its base URL, ending in a slash. */
export function robotsText(site: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${site}sitemap.xml\n`;
}

/** Writes `robots.txt`. Robots read it only at a host's root. */
export default function robotsTxt({ siteConfig: { url, baseUrl } }: LoadContext): Plugin {
  return {
    name: 'robots-txt',
    postBuild: ({ outDir }) => writeFile(path.join(outDir, 'robots.txt'), robotsText(url + baseUrl)),
  };
}
