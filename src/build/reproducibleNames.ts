import type { LoadContext, Plugin } from '@docusaurus/types';

type Minimizer = { name?: string };

/**
 * Makes the scripts of a build the same in every folder and with every state of the cache.
 * Rspack's preliminary hashes differ there. They stand in the runtime when it is minified, and the minimizer chooses short
 * names by how often each letter occurs, so the runtime and with it every page differed. It alone gets names in fixed order.
 */
export default async function reproducibleNames({ siteConfig }: LoadContext): Promise<Plugin> {
  const { rspackBundler, swcJsMinimizer } = siteConfig.future.faster;
  if (!rspackBundler || !swcJsMinimizer) return { name: 'reproducible-names' };
  // The portable build must not load its native binaries.
  const { getSwcJsMinimizerOptions } = await import('@docusaurus/faster');
  return {
    name: 'reproducible-names',
    configureWebpack(config, isServer, { currentBundler }) {
      const minimizers: unknown[] | undefined = config.optimization?.minimizer;
      if (isServer || !minimizers) return {};
      const { SwcJsMinimizerRspackPlugin: Swc } = currentBundler.instance as unknown as {
        SwcJsMinimizerRspackPlugin: new (options: object) => object;
      };
      const isSwc = (minimizer: unknown) => (minimizer as Minimizer)?.name === 'SwcJsMinimizerRspackPlugin';
      if (!minimizers.some(isSwc)) return {};
      const options = { minify: true, ...getSwcJsMinimizerOptions() };
      const runtime = /runtime~main/;
      minimizers.splice(
        0,
        minimizers.length,
        ...minimizers.filter((minimizer) => !isSwc(minimizer)),
        new Swc({ exclude: runtime, minimizerOptions: options }),
        new Swc({ test: runtime, minimizerOptions: { ...options, mangle: { disableCharFreq: true } } }),
      );
      return {};
    },
  };
}
