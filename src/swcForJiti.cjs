// Preloaded by `npm run build`. The framework loads the configuration and the plugins through jiti, which compiles
// TypeScript with Babel: a second on a machine that has no cache of it, such as one of CI. SWC takes a tenth of that.
// On upgrade: jiti takes its compiler from this module, see its lib/index.js. Where it does not any more, the build stops here;
// without this file and its flag in package.json it works as before.
function compileWithSwc() {
  const { transformSync } = require('@swc/core');
  const compiler = require.resolve('jiti/dist/babel.js', { paths: [require.resolve('@docusaurus/utils')] });
  require.cache[compiler] = {
    exports: ({ source, filename, ts }) =>
      transformSync(source, {
        filename,
        swcrc: false,
        jsc: { parser: { syntax: ts ? 'typescript' : 'ecmascript' }, target: 'es2022' },
        module: { type: 'commonjs' },
      }),
  };
}

// The portable build is for platforms without the binary of SWC.
if (process.env.PORTABLE_BUILD?.trim() !== 'true') compileWithSwc();
