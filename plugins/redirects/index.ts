import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { movedAnchorsScript, type Redirect, readRedirects, redirectPage, redirectScript } from './redirects';

/** A built site. `routes` and `baseUrl` are those of the framework, `url` is the site's origin. */
type BuiltSite = { outDir: string; routes: readonly string[]; url: string; baseUrl: string };

/**
 * Writes a redirect page for each moved path. `finishPages` calls it, so redirect pages get a policy like all pages.
 * @throws {Error} if a moved path is a page
 */
export async function writeRedirectPages(moved: readonly Redirect[], site: BuiltSite): Promise<void> {
  const { outDir, routes, baseUrl } = site;
  if (moved.length > 0) await writeFile(path.join(outDir, 'redirect.js'), redirectScript);
  for (const { from, to } of moved) {
    if (routes.includes(baseUrl + from.slice(1)))
      throw new Error(`contracts/redirects.json: ${from} is a page, so it cannot lead to ${to}.`);
    const directory = path.join(outDir, from);
    await mkdir(directory, { recursive: true });
    await writeFile(path.join(directory, 'index.html'), redirectPage(to, site));
  }
}

/** Redirects the moved anchors in contracts/redirects.json, by a script in the head of each page. */
export default function redirects({ siteDir, baseUrl }: LoadContext): Plugin {
  const script = movedAnchorsScript(readRedirects(siteDir), baseUrl);
  return {
    name: 'redirects',
    injectHtmlTags: () => ({ headTags: script ? [{ tagName: 'script', innerHTML: script }] : [] }),
  };
}
