// What `npm run build` loads before the framework, to take work away from it that the site does not need.
// Without this file and its flag in package.json the site builds as before, with slightly smaller HTML.
const { isMainThread } = require('node:worker_threads');

/**
 * The framework would parse every page once more to minify it: in a large build a tenth of the time, for 0.5 % of the bytes.
 * What is worth it, the scripts inside the pages, src/plugins/finishBuild/minifyScripts.ts does once for all pages.
 */
function leavePagesAsRendered() {
  process.env.SKIP_HTML_MINIFICATION = 'true';
}

/**
 * The framework loads the configuration and the plugins through jiti, which compiles TypeScript with Babel: a second where there
 * is no cache of it, as on a machine of CI. SWC takes a tenth of that. Both keep what they compiled in the same cache, `node-jiti`
 * in the folder for temporary files, by the text of the source alone: empty it after a change here. The lines in a stack are
 * those of the compiled code; those of the source show with `npx docusaurus build` and an empty cache.
 * On upgrade: jiti has to take its compiler from this module, see its lib/index.js; otherwise Babel is back.
 */
function compileWithSwc() {
  const { transformSync } = require('@swc/core');
  const compiler = require.resolve('jiti/dist/babel.js', { paths: [require.resolve('@docusaurus/utils')] });
  require.cache[compiler] = {
    loaded: true,
    exports: ({ source, filename, ts }) =>
      transformSync(source, {
        filename,
        swcrc: false,
        jsc: { parser: { syntax: ts ? 'typescript' : 'ecmascript' }, target: 'es2022' },
        module: { type: 'commonjs' },
      }),
  };
}

// The portable build is for platforms without the binary of SWC, and threads inherit what stands here.
if (isMainThread && process.env.PORTABLE_BUILD?.trim() !== 'true') {
  leavePagesAsRendered();
  compileWithSwc();
}
