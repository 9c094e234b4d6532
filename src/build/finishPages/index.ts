import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { inlineCriticalCss } from '../criticalCss';
import { delayBanner } from '../deferredScripts/delayBanner';
import { formatHeaders, headerRules } from '../hosting/headers';
import { inlineHashes } from '../hosting/inlineCode';
import { contentSecurityPolicy, metaPolicy } from '../hosting/policy';
import { formatRedirects, pageRedirects } from '../hosting/redirects';
import { movedPages, readRedirects, withBaseUrl } from '../redirects/movedAddresses';
import type { Settings } from '../settings';
import { type BuiltPage, readPages, writePages } from './pages';

type Build = { siteDir: string; outDir: string; baseUrl: string; routes: string[] };

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
 * Adds a Content Security Policy to the head of a page, after the charset, for hosts that can't set headers.
 * @throws {Error} if the page has no head
 */
export function addMetaPolicy(html: string, policy: string): string {
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  const place = /<head[^>]*>\s*(?:<meta charset=[^>]*>)?/i;
  if (!place.test(html)) throw new Error('A page has no head to put the policy into.');
  return html.replace(place, (start) => start + meta);
}

async function writeHostFiles(pages: readonly BuiltPage[], build: Build, settings: Settings): Promise<void> {
  const hashes = inlineHashes(pages.map(({ html }) => html));
  const policy = contentSecurityPolicy(hashes, settings.gtagTrackingId !== '', settings.cspReportUrl);
  if (settings.metaPolicy) for (const page of pages) page.html = addMetaPolicy(page.html, metaPolicy(policy));
  const moved = withBaseUrl(movedPages(readRedirects(build.siteDir)), build.baseUrl);
  const redirects = [...moved, ...pageRedirects(build.routes, build.baseUrl)];
  await writeFile(path.join(build.outDir, '_headers'), formatHeaders(headerRules(policy, build.baseUrl)));
  await writeFile(path.join(build.outDir, '_redirects'), formatRedirects(redirects));
}

/**
 * Post-processes the HTML and writes `_headers` and `_redirects`. One plugin does all of it, because the framework runs
 * postBuild hooks in parallel, and the policy has hashes of the final HTML.
 */
export default function finishPages({ siteDir }: LoadContext, options: unknown): Plugin {
  const settings = options as Settings;
  return {
    name: 'finish-pages',
    async postBuild({ outDir, baseUrl, routesPaths }) {
      const pages = await readPages(outDir);
      for (const page of pages) page.html = removeConnectionHints(removeStyleAttributes(page.html));
      if (settings.optimizations) {
        delayBanner(pages);
        await inlineCriticalCss(pages, outDir, baseUrl);
      }
      await writeHostFiles(pages, { siteDir, outDir, baseUrl, routes: [...routesPaths].sort() }, settings);
      await writePages(outDir, pages);
    },
  };
}
