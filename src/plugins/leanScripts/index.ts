import path from 'node:path';
import type { ThemeConfig } from '@docusaurus/preset-classic';
import type { DocusaurusConfig, LoadContext, Plugin } from '@docusaurus/types';
import { unusedParts } from './unusedParts';

/** What the configuration holds for the build alone; the framework would send all of it to every visitor. */
const buildOnly: readonly string[] = [
  'clientModules',
  'headTags',
  'markdown',
  'onBrokenAnchors',
  'onBrokenLinks',
  'onDuplicateRoutes',
  'plugins',
  'presets',
  'scripts',
  'ssrTemplate',
  'staticDirectories',
  'stylesheets',
  'themes',
] satisfies (keyof DocusaurusConfig)[];

/** The part of the configuration that the browser reads. */
export function browserConfig(
  siteConfig: DocusaurusConfig,
  options: { codeAtBuild: boolean },
): Partial<DocusaurusConfig> {
  const { prism, ...themeConfig } = siteConfig.themeConfig as ThemeConfig;
  return {
    ...Object.fromEntries(Object.entries(siteConfig).filter(([key]) => !buildOnly.includes(key))),
    themeConfig: options.codeAtBuild ? themeConfig : { prism, ...themeConfig },
  };
}

/**
 * Leaves out of the scripts of every page what no page of this site uses: parts of the theme, the configuration of the
 * build, and all but one function of tslib, which a CommonJS module of the framework holds in the bundle as a whole.
 * @param options.codeAtBuild true: the colours of code are not needed in the browser either
 */
export default function leanScripts(
  { siteDir, siteConfig, generatedFilesDir, siteVersion }: LoadContext,
  options: { codeAtBuild: boolean },
): Plugin {
  const name = 'lean-scripts';
  const generated = (file: string) => path.join(generatedFilesDir, name, 'default', file);
  const nothing = path.join(siteDir, 'src/lib/nothing.ts');
  return {
    name,
    async contentLoaded({ actions }) {
      await actions.createData('config.json', browserConfig(siteConfig, options));
      await actions.createData('metadata.json', { siteVersion, pluginVersions: {} });
    },
    configureWebpack: (_config, isServer, { currentBundler }) => {
      const { NormalModuleReplacementPlugin } = currentBundler.instance;
      return {
        resolve: {
          alias: {
            ...Object.fromEntries(unusedParts(siteConfig, siteDir).map((part) => [`@theme/${part}`, nothing])),
            ...(!isServer && { tslib: path.join(__dirname, 'tslib.ts') }),
          },
        },
        plugins: [
          new NormalModuleReplacementPlugin(/^@generated\/docusaurus\.config$/, generated('config.json')),
          new NormalModuleReplacementPlugin(/^@generated\/site-metadata$/, generated('metadata.json')),
        ],
      };
    },
  };
}
