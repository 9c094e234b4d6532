import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { movedAnchorsScript, movedPages, readRedirects, redirectPage, redirectScript } from './movedAddresses';

/**
 * Redirects the addresses in contracts/redirects.json: a redirect page for each path, a script in the head for anchors.
 * @throws {Error} after the build, if a redirected path is a page
 */
export default function redirects({ siteDir, siteConfig, baseUrl }: LoadContext): Plugin {
  const moved = readRedirects(siteDir);
  const pages = movedPages(moved);
  const script = movedAnchorsScript(moved, baseUrl);
  return {
    name: 'redirects',
    injectHtmlTags: () => ({ headTags: script ? [{ tagName: 'script', innerHTML: script }] : [] }),
    async postBuild({ outDir, routesPaths }) {
      if (pages.length > 0) await writeFile(path.join(outDir, 'redirect.js'), redirectScript);
      for (const { from, to } of pages) {
        if (routesPaths.includes(baseUrl + from.slice(1)))
          throw new Error(`contracts/redirects.json: ${from} is a page, so it cannot lead to ${to}.`);
        const directory = path.join(outDir, from);
        await mkdir(directory, { recursive: true });
        await writeFile(path.join(directory, 'index.html'), redirectPage(to, { url: siteConfig.url, baseUrl }));
      }
    },
  };
}
