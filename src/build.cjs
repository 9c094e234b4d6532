// What `npm run build` runs: the framework's own command, without work that this site does not need.
// `npx docusaurus build` makes the same site in more time, with slightly smaller HTML. Where it works after an upgrade and `npm run build`
// does not, the fault is here.
const path = require('node:path');
const { inspect } = require('node:util');
const v8 = require('node:v8');

/** The file of a module, as a package of the framework finds it. */
const fileOf = (name, from) => require.resolve(name, { paths: [path.dirname(from)] });

const core = require.resolve('@docusaurus/core/lib/index.js');
const bundler = fileOf('@docusaurus/bundler', core);
const utils = fileOf('@docusaurus/utils', core);

/**
 * V8 optimises a function that has run for some time on a thread beside, which takes a quarter of the processors' time from the
 * bundler: most of these functions never run long enough to make up for it. Here they have to run eight times as long as by default.
 * Node.js 22 brought another name for that. A version that knows neither says so and builds as by default.
 */
function optimiseLater() {
  const [major] = process.versions.node.split('.');
  v8.setFlagsFromString(Number(major) < 22 ? '--interrupt-budget=540672' : '--invocation-count-for-turbofan=24000');
}

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
  require.cache[fileOf('jiti/dist/babel.js', utils)] = {
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

/**
 * The framework reads the configuration twice, first for the languages alone.
 * On upgrade: its packages have to take `loadFreshModule` from this module; otherwise it is read twice again.
 */
function readConfigurationOnce() {
  const modules = require(path.join(path.dirname(utils), 'moduleUtils.js'));
  const { loadFreshModule } = modules;
  const known = new Map();
  modules.loadFreshModule = (file) => {
    if (!known.has(file)) known.set(file, loadFreshModule(file));
    return known.get(file);
  };
}

/** Puts a stand-in in the place of a CommonJS module, which loads the module when something of it is used. */
function loadOnUse(file) {
  const load = () => {
    if (require.cache[file] === standIn) delete require.cache[file];
    return require(file);
  };
  const read = (name) => {
    // What compiled code asks of every module that it imports.
    if (name === '__esModule') return true;
    const loaded = load();
    return name === 'default' && !loaded.__esModule ? loaded : loaded[name];
  };
  const standIn = {
    loaded: true,
    exports: new Proxy(class {}, {
      get: (_, name) => read(name),
      has: (_, name) => name in load(),
      apply: (_, self, values) => Reflect.apply(load(), self, values),
      construct: (_, values) => Reflect.construct(load(), values),
    }),
  };
  require.cache[file] = standIn;
}

/** Large libraries that the framework loads at its start, and a build with Rspack and SWC never uses. */
function leaveUnusedLibraries() {
  const babel = fileOf('@docusaurus/babel', bundler);
  for (const name of ['@babel/core', '@babel/generator', '@babel/traverse']) loadOnUse(fileOf(name, babel));
  for (const name of ['html-minifier-terser', 'mini-css-extract-plugin', 'webpackbar'])
    loadOnUse(fileOf(name, bundler));
  loadOnUse(fileOf('webpack-bundle-analyzer', core));
}

function stop(error) {
  console.error(inspect(error, { depth: Number.POSITIVE_INFINITY }));
  process.exit(1);
}

optimiseLater();
// The portable build is for platforms without the binary of SWC.
if (process.env.PORTABLE_BUILD?.trim() !== 'true') {
  leavePagesAsRendered();
  compileWithSwc();
  leaveUnusedLibraries();
}
readConfigurationOnce();

process.on('unhandledRejection', stop);
process.argv.splice(1, 1, 'docusaurus', 'build');
// Not through the framework's program, which first loads what looks for newer versions.
require(core)
  .runCLI(process.argv)
  .then(() => process.exit(), stop);
