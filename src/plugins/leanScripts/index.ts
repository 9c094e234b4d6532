import { createHash } from 'node:crypto';
import path from 'node:path';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { ThemeConfig } from '@docusaurus/preset-classic';
import type { DocusaurusConfig, LoadContext, Plugin } from '@docusaurus/types';
import { lighterParts, type Site } from './lighterParts';

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

/** Names of the chunks with the frame of a page of documentation; the framework makes them from the names of the modules. */
const frameChunks = ['@theme/DocsRoot', '@theme/DocVersionRoot', '@theme/DocRoot', '@theme/DocItem'].map((name) =>
  createHash('md5').update(name).digest('hex').slice(0, 8),
);

/** One file for what every page of documentation loads anyway: smaller together than in eight files. */
const documentation = {
  name: 'documentation',
  chunks: ({ name }: { name?: string | null }) => frameChunks.includes(String(name)),
  enforce: true,
  priority: 45,
};

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
 * build, and of some libraries all that the framework never calls.
 * @param options.codeAtBuild true: the colours of code are not needed in the browser either
 */
export default function leanScripts(
  { siteDir, siteConfig, generatedFilesDir, siteVersion }: LoadContext,
  options: { codeAtBuild: boolean },
): Plugin {
  const name = 'lean-scripts';
  const generated = (file: string) => path.join(generatedFilesDir, name, 'default', file);
  const nothing = path.join(siteDir, 'src/lib/nothing.ts');
  let versions: Site['versions'] = [];
  const smaller = {
    // Asked for by withRouter of react-router, which nobody calls.
    'hoist-non-react-statics': nothing,
    'react-is': path.join(__dirname, 'browser/reactIs.ts'),
    history$: path.join(__dirname, 'browser/history.ts'),
    'react-helmet-async': path.join(__dirname, 'browser/head.ts'),
    tslib: path.join(__dirname, 'browser/tslib.ts'),
  };
  const smallerData = {
    '@generated/docusaurus.config$': generated('config.json'),
    '@generated/site-metadata$': generated('metadata.json'),
  };
  // Also where the pages are rendered: both sides have to make the same of a route.
  const routing = {
    'react-router-config': path.join(__dirname, 'routing/routes.ts'),
    'react-router-dom': path.join(__dirname, 'routing/router.ts'),
  };
  return {
    name,
    async contentLoaded({ actions }) {
      await actions.createData('config.json', browserConfig(siteConfig, options));
      await actions.createData('metadata.json', { siteVersion, pluginVersions: {} });
    },
    async allContentLoaded({ allContent }) {
      const docs = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent | undefined;
      versions = docs?.loadedVersions ?? [];
    },
    configureWebpack: (config, isServer) => {
      const isForVisitors = !isServer && process.env.NODE_ENV === 'production';
      const site = { themeConfig: siteConfig.themeConfig as ThemeConfig, versions };
      const lighter = process.env.NODE_ENV === 'production' ? lighterParts(site) : {};
      // Before the framework's @generated, which would match them first
      if (config.resolve) config.resolve.alias = { ...smallerData, ...config.resolve.alias };
      return {
        resolve: {
          alias: {
            ...Object.fromEntries(
              Object.entries(lighter).map(([part, file]) => [`@theme/${part}`, path.join(siteDir, file)]),
            ),
            ...(process.env.NODE_ENV === 'production' && routing),
            ...(isForVisitors && smaller),
          },
        },
        ...(isForVisitors && { optimization: { splitChunks: { cacheGroups: { documentation } } } }),
      };
    },
  };
}
