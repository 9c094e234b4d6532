import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { movedAnchorsScript, type Redirects, redirectPage, redirectScript } from '../lib/movedAddresses';
import { readContract } from '../reference/contracts';

/** Keeps every address of contracts/redirects.json alive: a small page for a path, a script in the head for anchors. */
export default function movedAddresses({ siteDir, siteConfig, baseUrl }: LoadContext): Plugin {
  const { redirects } = readContract<Redirects>(siteDir, 'redirects.json');
  const paths = redirects.filter(({ from }) => !from.includes('#'));
  const script = movedAnchorsScript(redirects, baseUrl);
  return {
    name: 'moved-addresses',
    injectHtmlTags: () => ({ headTags: script ? [{ tagName: 'script', innerHTML: script }] : [] }),
    async postBuild({ outDir, routesPaths }) {
      if (paths.length > 0) await writeFile(path.join(outDir, 'redirect.js'), redirectScript);
      for (const { from, to } of paths) {
        if (routesPaths.includes(baseUrl + from.slice(1)))
          throw new Error(`contracts/redirects.json: ${from} is a page, so it cannot lead to ${to}.`);
        const directory = path.join(outDir, from);
        await mkdir(directory, { recursive: true });
        await writeFile(path.join(directory, 'index.html'), redirectPage(to, { url: siteConfig.url, baseUrl }));
      }
    },
  };
}
