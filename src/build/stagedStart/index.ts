import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/**
 * Asks V8 to compile all functions of the file while it loads, beside the main thread; most of them run at the start.
 * https://v8.dev/blog/explicit-compile-hints
 */
export const compileHint = '//# allFunctionsCalledOnLoad';

/**
 * Puts `entry.ts` before the framework's entry, so the bundle starts in several short tasks instead of a long one, and
 * marks the bundle with `compileHint`.
 * @param options.enabled false: the framework's entry starts by itself, as in `npm start`
 */
export default function stagedStart(_context: LoadContext, options: unknown): Plugin {
  const { enabled } = options as { enabled: boolean };
  return {
    name: 'staged-start',
    configureWebpack(config, isServer, { currentBundler: { instance: bundler } }) {
      if (!enabled || isServer || config.mode !== 'production') return {};
      // After the minimizer, which removes comments, and before the hash of the file's content is taken.
      const stage = bundler.Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE;
      return {
        mergeStrategy: { entry: 'replace' },
        entry: { main: path.join(__dirname, 'entry.ts') },
        resolve: { alias: { 'framework-entry$': config.entry as string } },
        plugins: [new bundler.BannerPlugin({ banner: compileHint, raw: true, test: /\/main\./, stage })],
      };
    },
  };
}
