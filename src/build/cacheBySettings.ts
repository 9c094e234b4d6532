import type { LoadContext, Plugin } from '@docusaurus/types';
import { digestFiles } from '../lib/files';

type Versioned = { version?: string };

/** Folders whose files affect pages that don't import them. */
const sources = ['contracts', 'src/build', 'src/doc-tools', 'src/docs', 'src/lib'];

/**
 * Adds the settings and the code that makes pages to the key of the bundler's disk cache. The framework's key has neither
 * the base URL nor the plugins' code, so a build with another BASE_URL would reuse styles with the old addresses.
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
