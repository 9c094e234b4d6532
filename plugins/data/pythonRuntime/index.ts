import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { copyRuntime, makeLibrary, pythonRuntime } from './pythonRuntime';

/** Adds the Python interpreter's files to the build, and their paths to `@generated/python-runtime`. */
export default function pythonRuntimePlugin({ siteDir, baseUrl, generatedFilesDir }: LoadContext): Plugin {
  const isDevelopment = process.env.NODE_ENV === 'development';
  const developmentFiles = path.join(generatedFilesDir, 'python-files');
  let library: Promise<string>;
  return {
    name: 'python-runtime',
    getPathsToWatch: () => [`${path.join(siteDir, 'simulation')}/**/*.py`],
    configureWebpack: (): object => ({
      ...(isDevelopment && { devServer: { static: [{ directory: developmentFiles, publicPath: baseUrl }] } }),
    }),
    async contentLoaded({ actions }) {
      await actions.createData('runtime.json', JSON.stringify(pythonRuntime(siteDir)));
      library = makeLibrary(siteDir);
      if (isDevelopment) await copyRuntime(siteDir, developmentFiles, await library);
      // The bundle doesn't need the library, so only `postBuild` awaits the promise and reports errors.
      library.catch(() => {});
    },
    postBuild: async ({ outDir }) => copyRuntime(siteDir, outDir, await library),
  };
}
