/**
 * Turns a code file into a module that exports its highlighted HTML; for a sample that runs, with its id. A loader can't
 * import TypeScript, so it gets the function as an option.
 */
module.exports = function highlightSample(source) {
  return `export default ${JSON.stringify(this.getOptions().highlight(source, this.resourcePath))}`;
};
