import type { LoadContext, Plugin } from '@docusaurus/types';

/** True for PostCSS's plugin of prefixes and fallbacks, which the framework names by its file. */
const isPresetEnv = (plugin: unknown) => Array.isArray(plugin) && /postcss-preset-env/.test(String(plugin[0]));

/**
 * Spares a build two kinds of work on each style sheet: the search for a configuration of PostCSS, which this site does
 * not have, and prefixes and fallbacks for browsers where Lightning CSS makes them for the same browsers at the end.
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
