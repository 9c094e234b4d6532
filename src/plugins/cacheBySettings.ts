import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Settings } from '../settings';

type Versioned = { version?: string };

/** Folders whose files decide what a page becomes, without being imported by it. */
const sources = ['contracts', 'src/plugins', 'src/reference'];

function digest(siteDir: string): string {
  const hash = createHash('sha256');
  for (const folder of sources) {
    const entries = readdirSync(path.join(siteDir, folder), { recursive: true, withFileTypes: true });
    for (const file of entries.filter((entry) => entry.isFile())) {
      hash.update(readFileSync(path.join(file.parentPath, file.name)));
    }
  }
  return hash.digest('hex');
}

/**
 * Gives each set of settings its own part of the bundler's cache on disk, and starts anew when the code that makes pages changes.
 * The framework's key holds neither the base URL nor the plugins' code, so that a build after a
 * change of BASE_URL would take styles with the old addresses from the cache.
 */
export default function cacheBySettings({ siteDir }: LoadContext, settings: Settings): Plugin {
  const key = JSON.stringify(settings) + digest(siteDir);
  return {
    name: 'cache-by-settings',
    configureWebpack(config) {
      const { cache, experiments } = config as { cache?: Versioned | boolean; experiments?: { cache?: Versioned } };
      for (const versioned of [cache, experiments?.cache]) {
        if (typeof versioned === 'object' && versioned.version) versioned.version += key;
      }
      return {};
    },
  };
}
