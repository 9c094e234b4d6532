import type { LoadContext, Plugin } from '@docusaurus/types';

type Minimizer = { name?: string };

/**
 * Makes scripts identical in every directory and cache state. When Rspack minifies the runtime, the code still contains
 * preliminary hashes, which vary and affect the letter frequency. The minimizer therefore ignores letter frequency when
 * it shortens the runtime's names.
 */
export default async function reproducibleNames({ siteConfig }: LoadContext): Promise<Plugin> {
  const { rspackBundler, swcJsMinimizer } = siteConfig.future.faster;
  if (!rspackBundler || !swcJsMinimizer) return { name: 'reproducible-names' };
  // The portable build must not load native binaries.
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
