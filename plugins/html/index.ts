import type { LoadContext, Plugin } from '@docusaurus/types';
import { markdownFiles } from '../markdown';
import { addMovedAnchors, readRedirects, redirectFiles } from '../redirects';
import { searchFiles } from '../search-index';
import type { Settings } from '../settings';
import { delayBanner } from './baseUrlBanner';
import { contentSecurityPolicy } from './contentSecurityPolicy';
import { inlineCriticalCss } from './criticalCss';
import { formatHeaders, headerRules } from './headers';
import { inlineHashes } from './inlineCode';
import { readPages, writeFiles } from './pages';

const spriteWithStyle = /<svg style="display:\s*none;?">/;
const bannerStyles = /<script[^>]*>(?:(?!<\/script)[\s\S])*?__docusaurus-base-url-issue-banner[\s\S]*?<\/script>/;

/** Removes the framework's style attributes, which a policy without `unsafe-inline` blocks. */
export function removeStyleAttributes(html: string): string {
  return html
    .replace(spriteWithStyle, '<svg class="icon-sprite">')
    .replace(bannerStyles, (script) => script.replace(/ style=(\\?")[^"\\]*\1/g, ''));
}

const preconnect = /<link (?=[^>]*\brel="?preconnect\b)[^>]*>/g;

/** Removes hints to connect to another origin, which the analytics plugin adds: the tag decides whether it connects. */
export function removeConnectionHints(html: string): string {
  return html.replace(preconnect, '');
}

/**
 * Adds a Content Security Policy to the head of a page, after the charset and before everything that loads.
 * @throws {Error} if the page has no head
 */
export function addPolicy(html: string, policy: string): string {
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  const place = /<head[^>]*>\s*(?:<meta charset=[^>]*>)?/i;
  if (!place.test(html)) throw new Error('A page has no head to put the policy into.');
  return html.replace(place, (start) => start + meta);
}

/**
 * Reads the framework's HTML once, makes the search index of it, adds the Markdown and the redirect pages, finishes all
 * pages, and writes everything with `_headers`. One plugin does all of it, because the framework runs postBuild hooks in
 * parallel, and a page's policy has the hashes of its final HTML.
 */
export default function html(_context: LoadContext, options: unknown): Plugin {
  const { gtagTrackingId, optimizations } = options as Settings;
  return {
    name: 'html',
    async postBuild(props) {
      const { siteDir, siteConfig, outDir, baseUrl, routesPaths } = props;
      const built = await readPages(outDir);
      const redirects = readRedirects(siteDir);
      const moved = redirectFiles(redirects, routesPaths, { url: siteConfig.url, baseUrl });
      const files = [...searchFiles(built, props), ...(await markdownFiles(props)), ...moved];
      const isPage = ([file]: [string, string]) => file.endsWith('.html');
      const pages = [...built, ...files.filter(isPage).map(([file, html]) => ({ file, html }))];
      for (const page of pages) {
        const route = `/${page.file.replace(/\/?index\.html$/, '')}`;
        page.html = addMovedAnchors(removeConnectionHints(removeStyleAttributes(page.html)), route, redirects, baseUrl);
      }
      // The framework's own code blocks have style attributes, which a policy would stop.
      if (optimizations) {
        delayBanner(pages);
        await inlineCriticalCss(pages, outDir, baseUrl);
        for (const page of pages)
          page.html = addPolicy(page.html, contentSecurityPolicy(inlineHashes(page.html), gtagTrackingId !== ''));
      }
      await writeFiles(outDir, [
        ...files.filter((file) => !isPage(file)),
        ...pages.map(({ file, html }): [string, string] => [file, html]),
        ['_headers', formatHeaders(headerRules(baseUrl))],
      ]);
    },
  };
}
