const { transform } = require('lightningcss');

function compile(options) {
  try {
    return transform(options);
  } catch (error) {
    const { line = 1, column = 1 } = error.loc ?? {};
    throw new Error(`${options.filename}:${line}:${column} ${error.message}`, { cause: error });
  }
}

/**
 * Compiles a CSS module into the module that css-loader makes of it: the names of its classes.
 * Options: `nameOf` names a class as css-loader's `getLocalIdent` does, `layerOf` tells the cascade layer of a file,
 * `extract` is the loader that collects the styles; without it, where pages are rendered, nobody needs them.
 * @throws an error that names the file, for what does not parse and for `composes` and `url()`, which this loader cannot do.
 */
module.exports = function compileCssModule(source) {
  const { nameOf, layerOf, extract } = this.getOptions();
  const file = this.resourcePath;
  const layer = layerOf(file);
  const { code, dependencies, exports } = compile({
    filename: file,
    code: Buffer.from(layer ? `@layer ${layer}{${source}}` : source),
    cssModules: { pattern: nameOf({ resourcePath: file }, '', '[local]'), container: false, grid: false },
    analyzeDependencies: true,
  });
  const names = Object.keys(exports).sort();
  const composed = names.find((name) => exports[name].composes.length > 0);
  if (composed) throw new Error(`${file}: .${composed} has "composes". Give the element both classes instead.`);
  if (dependencies.length > 0) {
    throw new Error(`${file} refers to ${dependencies[0].url}. Put a rule that refers to a file into src/css/.`);
  }
  const locals = Object.fromEntries(names.map((name) => [name, exports[name].name]));
  if (!extract) return `module.exports=${JSON.stringify(locals)}`;
  const styles = Object.assign([[file, code.toString(), '']], { locals });
  // It would run each file in a bundle of its own to get what is here already.
  const importModule = (_request, _options, done) => done(null, styles);
  return require(extract).pitch.call(Object.create(this, { importModule: { value: importModule } }));
};
