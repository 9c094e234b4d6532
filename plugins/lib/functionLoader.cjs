/**
 * Calls the function in the option `run` with a file's text. Loaders can't import TypeScript, so it's passed in.
 * @this {{ getOptions(): { run(source: string, loader: object): string } }}
 * @param {string} source
 */
module.exports = function callFunction(source) {
  return this.getOptions().run(source, this);
};
