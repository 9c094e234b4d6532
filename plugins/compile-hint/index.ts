import type { Plugin } from '@docusaurus/types';

/**
 * Asks V8 to compile all functions of the file while it loads, beside the main thread; most of them run at the start.
 * https://v8.dev/blog/explicit-compile-hints
 */
export const hint = '//# allFunctionsCalledOnLoad';

/**
 * Writes the hint at the top of the bundle.
 * @param options.enabled false: the bundle has no hint
 */
export default function compileHint(_context: unknown, options: unknown): Plugin {
  const { enabled } = options as { enabled: boolean };
  return {
    name: 'compile-hint',
    configureWebpack(config, isServer, { currentBundler: { instance: bundler } }) {
      if (!enabled || isServer || config.mode !== 'production') return {};
      // After the minimizer, which removes comments, and before the hash of the file's content is taken.
      const stage = bundler.Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE;
      return { plugins: [new bundler.BannerPlugin({ banner: hint, raw: true, test: /\/main\./, stage })] };
    },
  };
}
