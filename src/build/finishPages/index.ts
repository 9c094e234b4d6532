import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { inlineCriticalCss } from '../criticalCss';
import { delayBanner } from '../deferredScripts/delayBanner';
import { formatHeaders, headerRules } from '../hosting/headers';
import { inlineHashes } from '../hosting/inlineCode';
import { contentSecurityPolicy } from '../hosting/policy';
import { writeRedirectPages } from '../redirects';
import { movedPages, readRedirects } from '../redirects/movedAddresses';
import type { Settings } from '../settings';
import { readPages, writePages } from './pages';

const spriteWithStyle = /<svg style="display:\s*none;?">/;
const bannerStyles = /<script[^>]*>(?:(?!<\/script)[\s\S])*?__docusaurus-base-url-issue-banner[\s\S]*?<\/script>/;

/** Removes the framework's style attributes, which a policy without `unsafe-inline` blocks. */
export function removeStyleAttributes(html: string): string {
  return html
    .replace(spriteWithStyle, '<svg class="icon-sprite">')
    .replace(bannerStyles, (script) => script.replace(/ style=(\\?")[^"\\]*\1/g, ''));
}

/** Writes the title of a page, without the name of the site, into the title block of its footer. */
export function addTitle(html: string): string {
  const title = /<title[^>]*>(.*?)(?: \| [^<]*)?<\/title>/.exec(html)?.[1] ?? '';
  return html.replace(/<b data-page-title[^>]*>(?=<\/b>)/, (tag) => tag + title);
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
 * Writes the redirect pages, post-processes all HTML, and writes `_headers`. One plugin does all of it,
 * because the framework runs postBuild hooks in parallel, and a page's policy has the hashes of its final HTML.
 */
export default function finishPages({ siteDir, siteConfig }: LoadContext, options: unknown): Plugin {
  const { gtagTrackingId, optimizations } = options as Settings;
  return {
    name: 'finish-pages',
    async postBuild({ outDir, baseUrl, routesPaths }) {
      const moved = movedPages(readRedirects(siteDir));
      await writeRedirectPages(moved, { outDir, routes: routesPaths, url: siteConfig.url, baseUrl });
      const pages = await readPages(outDir);
      for (const page of pages) page.html = addTitle(removeConnectionHints(removeStyleAttributes(page.html)));
      // The framework's own code blocks have style attributes, which a policy would stop.
      if (optimizations) {
        delayBanner(pages);
        await inlineCriticalCss(pages, outDir, baseUrl);
        for (const page of pages)
          page.html = addPolicy(page.html, contentSecurityPolicy(inlineHashes(page.html), gtagTrackingId !== ''));
      }
      await writePages(outDir, pages);
      await writeFile(path.join(outDir, '_headers'), formatHeaders(headerRules(baseUrl)));
    },
  };
}
