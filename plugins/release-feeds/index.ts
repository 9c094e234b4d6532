import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { readContract } from '../contracts/readContract';
import type { Releases } from '../contracts/reference/tables';
import { releaseFeeds } from './releaseFeeds';

/** Writes the release notes as feeds. See src/lib/feeds.ts. */
export default function releaseFeedsPlugin({ siteDir, siteConfig, baseUrl }: LoadContext): Plugin {
  return {
    name: 'release-feeds',
    async postBuild({ outDir }) {
      const site = {
        name: siteConfig.title,
        address: (siteConfig.url + baseUrl).replace(/\/$/, ''),
        copyright: String((siteConfig.themeConfig as { footer?: { copyright?: string } }).footer?.copyright),
      };
      const files = releaseFeeds(readContract<Releases>(siteDir, 'releases.json'), site);
      for (const [file, text] of Object.entries(files)) {
        await mkdir(path.dirname(path.join(outDir, file)), { recursive: true });
        await writeFile(path.join(outDir, file), text);
      }
    },
  };
}
