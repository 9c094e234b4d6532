import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/**
 * Puts `entry.ts` before the framework's entry, so the bundle starts in several short tasks instead of a long one.
 * @param options.enabled false: the framework's entry starts by itself, as in `npm start`
 */
export default function stagedStart(_context: LoadContext, options: unknown): Plugin {
  const { enabled } = options as { enabled: boolean };
  return {
    name: 'staged-start',
    configureWebpack(config, isServer) {
      if (!enabled || isServer || config.mode !== 'production') return {};
      return {
        mergeStrategy: { entry: 'replace' },
        entry: { main: path.join(__dirname, 'entry.ts') },
        resolve: { alias: { 'framework-entry$': config.entry as string } },
      };
    },
  };
}
