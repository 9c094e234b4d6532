import type { LoadContext, Plugin } from '@docusaurus/types';

/** Names the icons beside the favicon: none of them is loaded before a visitor puts the site on a home screen. */
export default function siteIcons({ baseUrl }: LoadContext): Plugin {
  const link = (rel: string, file: string) => ({ tagName: 'link', attributes: { rel, href: baseUrl + file } });
  return {
    name: 'site-icons',
    injectHtmlTags: () => ({
      headTags: [link('apple-touch-icon', 'img/apple-touch-icon.png'), link('manifest', 'site.webmanifest')],
    }),
  };
}
