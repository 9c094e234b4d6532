import type { Config } from '@docusaurus/types';
import type { Settings } from './settings';

/** Returns the framework's flags: all of version 4, with Rspack, SWC, and Lightning CSS unless the build is portable. */
export function futureFlags({ portableBuild }: Settings): NonNullable<Config['future']> {
  if (!portableBuild) return { v4: true };
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
