import type { ThemeConfig } from '@docusaurus/preset-classic';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { releaseFeed } from '../../src/lib/releaseFeed';
import { readContract } from '../contracts/readContract';
import { type BuiltPage, readPages, writeFiles } from '../lib/pages';
import type { Releases } from '../reference/tables';
import { atomFeed } from './atomFeed';
import { inlineCriticalCss } from './criticalCss';
import { formatHeaders, headerRules } from './headers';
import { robotsText, securityText } from './hostFiles';
import { codeIn, scriptHashes } from './inlineScripts';
import { markdownFiles } from './markdown';
import { contentSecurityPolicy } from './policy';
import { redirectFiles } from './redirects';
import { addIndexName, searchFile } from './searchIndex';
import { addCards, drawCards } from './socialCards';

const themeScript = /<script>(?:(?!<\/script)[\s\S])*?docusaurus-data-[\s\S]*?<\/script>/g;

/**
 * Removes the theme's inline script, which sets the color mode and lets an address set attributes of the page. The
 * template sets the only color mode.
 * @throws {Error} if a page of the framework has no such script, or another one looks like it
 */
export function removeThemeScript({ file, html }: BuiltPage): string {
  const found = html.match(themeScript)?.length ?? 0;
  if (found !== 1)
    throw new Error(`${file} has ${found} scripts that look like the theme's inline script. Has the theme changed?`);
  return html.replace(themeScript, '');
}

/**
 * Hints to connect to another origin, which the analytics tag decides; the only language; what only Algolia reads; and
 * the theme's icon for external links in menus.
 */
const unread =
  /<link [^>]*\b(?:preconnect|hreflang)\b[^>]*>|<meta [^>]*(?:og:locale|"?docsearch:|"?docusaurus_)[^>]*>|<svg style="display: none;">.*?<\/svg>\s*/gs;

/** Removes the framework's tags that nothing on this site reads. */
export function removeUnreadTags(html: string): string {
  return html.replace(unread, (tag) => (tag.startsWith('<svg') && html.includes('"#theme-svg') ? tag : ''));
}

/** What the policy blocks, apart from inline scripts. For documents, plugins/documents/imports.ts reports the line. */
const blocked =
  /<(?:embed|frame|iframe|object)\b[^>]*>|<(?:audio|img|source|track|video)\b[^>]*\ssrc="?(?:https?:)?\/\/[^>]*>/;

/**
 * Rejects pages whose content, such as a title, adds a script or leaves the page, because the policy would allow that.
 * Also rejects pages with markup that the policy blocks. The expected code is that of the not-found page, which has no
 * content.
 * @throws {Error} if a page has any other code or a blocked element; the message includes the first such page
 */
export function refuseForeignCode(pages: readonly BuiltPage[]): void {
  const known = pages.filter(({ file }) => file === '404.html').flatMap(({ html }) => codeIn(html));
  for (const { file, html } of pages) {
    const [foreign] = [...codeIn(html).filter((script) => !known.includes(script)), ...(blocked.exec(html) ?? [])];
    if (foreign !== undefined)
      throw new Error(
        `${file} has code or markup that pages can't have (see CONTRIBUTING.md): ${foreign.slice(0, 80)}`,
      );
  }
}

/**
 * Adds a Content Security Policy to a page's head, after the charset and before anything that loads.
 * @throws {Error} if the page has no head
 */
export function addPolicy(html: string, policy: string): string {
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  const place = /<head[^>]*>\s*(?:<meta charset=[^>]*>)?/i;
  if (!place.test(html)) throw new Error('A page has no <head> element for the policy.');
  return html.replace(place, (start) => start + meta);
}

/**
 * Reads the framework's HTML once and builds the search index from it. Then makes a Markdown version of each document,
 * redirect pages, and social cards, finishes all pages, and writes everything, including the feed and files for hosts.
 * All of this is in one plugin, because the framework runs `postBuild` hooks in parallel, and a page's policy needs the
 * hashes of the page's final HTML.
 */
export default function finish(_context: LoadContext, options: unknown): Plugin {
  const { analytics } = options as { analytics: boolean };
  return {
    name: 'finish',
    async postBuild(props) {
      const { siteDir, siteConfig, outDir, baseUrl, routesPaths } = props;
      const built = await readPages(outDir);
      const site = { url: siteConfig.url, baseUrl };
      const moved = redirectFiles(siteDir, routesPaths, site);
      const index = searchFile(built, props);
      const files = [index, ...markdownFiles(built, props), ...moved];
      const isPage = ([file]: [string, string]) => file.endsWith('.html');
      const cards = drawCards(addCards(built, props), siteDir);
      const pages = [...built, ...files.filter(isPage).map(([file, html]) => ({ file, html }))];
      for (const page of built) page.html = removeThemeScript(page);
      for (const page of pages) page.html = removeUnreadTags(page.html);
      // Redirect pages come from a checked list, and load their own script.
      refuseForeignCode(built);
      for (const page of built) page.html = addIndexName(page.html, index[0]);
      await inlineCriticalCss(pages, outDir, baseUrl);
      for (const page of pages)
        page.html = addPolicy(page.html, contentSecurityPolicy(scriptHashes(page.html), analytics));
      const address = siteConfig.url + baseUrl;
      const { footer } = siteConfig.themeConfig as ThemeConfig;
      await writeFiles(outDir, [
        ...files.filter((file) => !isPage(file)),
        ...(await cards),
        ...pages.map(({ file, html }): [string, string] => [file, html]),
        [
          releaseFeed,
          atomFeed(readContract<Releases>(siteDir, 'releases.json'), {
            name: siteConfig.title,
            address: address.replace(/\/$/, ''),
            copyright: String(footer?.copyright),
          }),
        ],
        ['robots.txt', robotsText(address)],
        ['.well-known/security.txt', securityText(address, Date.now())],
        ['_headers', formatHeaders(headerRules(baseUrl))],
      ]);
    },
  };
}
