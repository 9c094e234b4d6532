import type { Options as PresetOptions } from '@docusaurus/preset-classic';
import { hasFullHistory } from './lastUpdate';

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
