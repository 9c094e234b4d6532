import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { movedAnchorsScript, movedPages, readRedirects, redirectPage, redirectScript } from './redirects';

/** A built site. `routes` and `baseUrl` are those of the framework, `url` is the site's origin. */
type BuiltSite = { siteDir: string; routes: readonly string[]; url: string; baseUrl: string };

/**
 * Returns a redirect page for each moved path, and the script that all of them use: files with their text. Called by the
 * plugin `html`, so redirect pages get a policy like all pages.
 * @throws {Error} if a moved path is a page
 */
export function redirectFiles({ siteDir, routes, ...site }: BuiltSite): [file: string, text: string][] {
  const pages = movedPages(readRedirects(siteDir)).map(({ from, to }): [string, string] => {
    if (routes.includes(site.baseUrl + from.slice(1)))
      throw new Error(`contracts/redirects.json: ${from} is a page, so it cannot lead to ${to}.`);
    return [path.join(from, 'index.html'), redirectPage(to, site)];
  });
  return pages.length > 0 ? [...pages, ['redirect.js', redirectScript]] : [];
}

/** Redirects the moved anchors in contracts/redirects.json, by a script in the head of each page. */
export default function redirects({ siteDir, baseUrl }: LoadContext): Plugin {
  const script = movedAnchorsScript(readRedirects(siteDir), baseUrl);
  return {
    name: 'redirects',
    injectHtmlTags: () => ({ headTags: script ? [{ tagName: 'script', innerHTML: script }] : [] }),
  };
}
