import path from 'node:path';
import { findLayer } from '@docusaurus/plugin-css-cascade-layers/lib/layers';
import { DEFAULT_LAYERS } from '@docusaurus/plugin-css-cascade-layers/lib/options';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { cssModuleLoaders } from './rules';

/**
 * Compiles CSS modules with Lightning CSS, in place of two PostCSS loaders that go through every file, once for the browser
 * and once for the rendering of the pages. The names of the classes come from `getLocalIdent` of the loader that it replaces.
 * @throws an error when the framework loads CSS modules in another way.
 */
export default function cssModules({ siteConfig }: LoadContext): Plugin {
  const { faster, v4 } = siteConfig.future;
  const layers = v4.useCssCascadeLayers ? Object.entries(DEFAULT_LAYERS) : [];
  const layerOf = (file: string) => findLayer(file, layers);
  return {
    name: 'css-modules',
    configureWebpack({ mode, module }) {
      if (mode !== 'production' || !faster.lightningCssMinimizer) return {};
      for (const { use, index, modules } of cssModuleLoaders(module?.rules)) {
        const options = { nameOf: modules.getLocalIdent, layerOf, extract: use[index - 1]?.loader };
        use.splice(0, use.length, { loader: path.join(__dirname, 'loader.cjs'), options });
      }
      return {};
    },
  };
}
