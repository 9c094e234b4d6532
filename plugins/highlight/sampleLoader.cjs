/**
 * Turns a code file into a module that exports its highlighted HTML and, for a runnable sample, its ID. A loader can't
 * import TypeScript, so it gets the function as an option.
 */
module.exports = function highlightSample(source) {
  return `export default ${JSON.stringify(this.getOptions().highlight(source, this.resourcePath))}`;
};
