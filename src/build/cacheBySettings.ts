import type { LoadContext, Plugin } from '@docusaurus/types';
import { digestFiles } from '../lib/files';

type Versioned = { version?: string };

/** Folders whose files decide what a page becomes, without being imported by it. */
const sources = ['contracts', 'src/build', 'src/doc-tools', 'src/docs', 'src/lib'];

/**
 * Gives each set of settings its own part of the bundler's cache on disk, and starts anew when the code that makes pages changes.
 * The framework's key holds neither the base URL nor the plugins' code, so that a build after a
 * change of BASE_URL would take styles with the old addresses from the cache.
 */
export default function cacheBySettings({ siteDir }: LoadContext, settings: unknown): Plugin {
  const key = JSON.stringify(settings) + digestFiles(siteDir, sources);
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
