import type { LoadContext, Plugin } from '@docusaurus/types';

type Versioned = { version?: string };

/**
 * Gives each set of settings its own part of the bundler's cache on disk.
 * The framework's key holds neither the base URL nor the custom fields, so that a build after a
 * change of BASE_URL would take styles with the old addresses from the cache.
 */
export default function cacheBySettings({ siteConfig }: LoadContext): Plugin {
  const key = JSON.stringify([siteConfig.url, siteConfig.baseUrl, siteConfig.customFields]);
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
