import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/**
 * Puts the site's own loading state in place of the theme's progress bar:
 * one sign of loading is enough, and the bar would stay in the bundle.
 */
export default function routeLoading({ siteDir }: LoadContext): Plugin {
  const ours = path.join(siteDir, 'src/clientModules/routeLoading.ts');
  return {
    name: 'route-loading',
    configureWebpack: (_config, _isServer, { currentBundler }) => ({
      plugins: [
        new currentBundler.instance.NormalModuleReplacementPlugin(
          /theme-classic[\\/]lib[\\/]nprogress(?:\.js)?$/,
          ours,
        ),
      ],
    }),
  };
}
