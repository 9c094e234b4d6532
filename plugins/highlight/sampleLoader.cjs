/**
 * Turns a code file into a module that exports its highlighted HTML and, for a runnable sample, its ID. Loaders can't
 * import TypeScript, so the function is passed in.
 */
module.exports = function highlightSample(source) {
  return `export default ${JSON.stringify(this.getOptions().highlight(source, this.resourcePath))}`;
};
