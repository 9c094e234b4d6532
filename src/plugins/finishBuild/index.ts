import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { formatHeaders, headerRules } from '../../hosting/headers';
import { inlineHashes } from '../../hosting/inlineCode';
import { contentSecurityPolicy, metaPolicy } from '../../hosting/policy';
import { formatRedirects, pageRedirects } from '../../hosting/redirects';
import { movedPages, readRedirects, withBaseUrl } from '../../lib/movedAddresses';
import { inlineCriticalStyles } from './criticalStyles';
import { delayBanner } from './lateBanner';
import { minifyScripts } from './minifyScripts';
import { type BuiltPage, readPages, writePages } from './pages';

type HostingOptions = {
  /** Allow the origins of Google Analytics. */
  analytics: boolean;
  /** Each page carries its policy itself. */
  metaPolicy: boolean;
};

export type FinishOptions = HostingOptions & {
  /** Each page carries the styles of its first picture. */
  criticalStyles: boolean;
  /** The pages start their scripts late, see src/pageTemplate.ts. */
  lateScripts: boolean;
  /** The scripts inside the pages are made short, which needs the native binary of SWC. */
  shortScripts: boolean;
};

type Build = HostingOptions & { siteDir: string; outDir: string; baseUrl: string; routes: string[] };

const spriteWithStyle = '<svg style="display: none;">';
const bannerStyles = /<script[^>]*>(?:(?!<\/script)[\s\S])*?__docusaurus-base-url-issue-banner[\s\S]*?<\/script>/;

/** Takes the style attributes of the framework's own parts out, which no policy without `unsafe-inline` allows. */
export function removeStyleAttributes(html: string): string {
  return html
    .replace(spriteWithStyle, '<svg class="icon-sprite">')
    .replace(bannerStyles, (script) => script.replace(/ style=(\\?")[^"\\]*\1/g, ''));
}

/** Puts a policy at the start of a page, behind the charset, for hosts that cannot set headers. */
export function addMetaPolicy(html: string, policy: string): string {
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  const place = /<head[^>]*>\s*(?:<meta charset=[^>]*>)?/i;
  if (!place.test(html)) throw new Error('A page has no head to put the policy into.');
  return html.replace(place, (start) => start + meta);
}

async function writeHostFiles(pages: readonly BuiltPage[], build: Build): Promise<void> {
  const policy = contentSecurityPolicy(inlineHashes(pages.map(({ html }) => html)), build.analytics);
  if (build.metaPolicy) for (const page of pages) page.html = addMetaPolicy(page.html, metaPolicy(policy));
  const moved = withBaseUrl(movedPages(readRedirects(build.siteDir)), build.baseUrl);
  const redirects = [...moved, ...pageRedirects(build.routes, build.baseUrl)];
  await writeFile(path.join(build.outDir, '_headers'), formatHeaders(headerRules(policy, build.baseUrl)));
  await writeFile(path.join(build.outDir, '_redirects'), formatRedirects(redirects));
}

/**
 * The last work on the pages, in one plugin, because the framework runs the postBuild of all plugins at the same time.
 * First the steps that change the HTML, one after the other, at last the policy, whose hashes are those of the final HTML.
 */
export default function finishBuild({ siteDir }: LoadContext, options: unknown): Plugin {
  return {
    name: 'finish-build',
    async postBuild({ outDir, baseUrl, routesPaths }) {
      const { criticalStyles, lateScripts, shortScripts, ...hosting } = options as FinishOptions;
      const pages = await readPages(outDir);
      for (const page of pages) page.html = removeStyleAttributes(page.html);
      if (lateScripts) delayBanner(pages);
      if (shortScripts) await minifyScripts(pages);
      if (criticalStyles) await inlineCriticalStyles(pages, outDir, baseUrl);
      await writeHostFiles(pages, { ...hosting, siteDir, outDir, baseUrl, routes: [...routesPaths].sort() });
      await writePages(outDir, pages);
    },
  };
}
