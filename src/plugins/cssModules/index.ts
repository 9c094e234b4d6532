import path from 'node:path';
import { findLayer } from '@docusaurus/plugin-css-cascade-layers/lib/layers';
import { DEFAULT_LAYERS } from '@docusaurus/plugin-css-cascade-layers/lib/options';
import type { LoadContext, Plugin } from '@docusaurus/types';

type Use = { loader: string; options: { modules?: { getLocalIdent?: unknown } } };
type Rule = { use?: Use[] };

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
      let replaced = 0;
      for (const { use } of (module?.rules ?? []) as Rule[]) {
        const place = Array.isArray(use) ? use.findIndex(({ options }) => options?.modules) : -1;
        const nameOf = use?.[place]?.options.modules?.getLocalIdent;
        if (!nameOf) continue;
        const extract = use[place - 1]?.loader;
        const options = { nameOf, layerOf, extract };
        use.splice(0, use.length, { loader: path.join(__dirname, 'loader.cjs'), options } as Use);
        replaced += 1;
      }
      if (replaced === 0) throw new Error('No loader of CSS modules found. Has the framework changed its rules?');
      return {};
    },
  };
}
