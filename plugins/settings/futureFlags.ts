import type { Config } from '@docusaurus/types';
import type { Settings } from '.';

/**
 * Returns the framework's flags: everything from version 4 and, unless the build is portable, Rspack, SWC, and
 * Lightning CSS. The bundler's disk cache is off, because its key doesn't include the settings or the plugins' code, so
 * a build could reuse outdated pages.
 */
export function futureFlags({ portableBuild }: Settings): NonNullable<Config['future']> {
  if (!portableBuild) return { v4: true, faster: { rspackPersistentCache: false } };
  return {
    v4: {
      removeLegacyPostBuildHeadAttribute: true,
      useCssCascadeLayers: true,
      siteStorageNamespacing: true,
      fasterByDefault: false,
      mdx1CompatDisabledByDefault: true,
    },
    faster: false,
  };
}
