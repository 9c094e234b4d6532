import type { Plugin } from '@docusaurus/types';

/**
 * Asks V8 to compile all functions on another thread while the file loads, because most functions run at startup. See
 * https://v8.dev/blog/explicit-compile-hints.
 */
export const hint = '//# allFunctionsCalledOnLoad';

/**
 * Writes the hint at the top of the bundle.
 * @param options.enabled if false, the bundle has no hint
 */
export default function compileHint(_context: unknown, options: unknown): Plugin {
  const { enabled } = options as { enabled: boolean };
  return {
    name: 'compile-hint',
    configureWebpack(config, isServer, { currentBundler: { instance: bundler } }) {
      if (!enabled || isServer || config.mode !== 'production') return {};
      // This stage runs after the minimizer, which removes comments, and before the bundler hashes the file's content.
      const stage = bundler.Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE;
      return { plugins: [new bundler.BannerPlugin({ banner: hint, raw: true, test: /\/main\./, stage })] };
    },
  };
}
