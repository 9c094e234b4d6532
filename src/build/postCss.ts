import type { LoadContext, Plugin } from '@docusaurus/types';

/** True for the plugin that adds prefixes and fallbacks; the framework refers to it by its file. */
const isPresetEnv = (plugin: unknown) => Array.isArray(plugin) && /postcss-preset-env/.test(String(plugin[0]));

/**
 * Saves build time for each stylesheet: skips the search for a PostCSS configuration, which this site doesn't have, and
 * the prefixes and fallbacks if Lightning CSS adds them at the end anyway.
 */
export default function postCss({ siteConfig }: LoadContext): Plugin {
  const endsInLightning = process.env.NODE_ENV === 'production' && siteConfig.future.faster.lightningCssMinimizer;
  return {
    name: 'post-css',
    configurePostCss: ({ plugins, ...options }) => ({
      ...options,
      config: false,
      plugins: endsInLightning ? plugins.filter((plugin) => !isPresetEnv(plugin)) : plugins,
    }),
  };
}
