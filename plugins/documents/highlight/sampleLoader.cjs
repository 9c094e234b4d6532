/**
 * Turns a code file into a module that exports its highlighted HTML. Loaders can't import TypeScript, so the function is
 * passed in.
 * @this {{ getOptions(): { highlight(source: string, file: string): string }, resourcePath: string }}
 * @param {string} source
 */
module.exports = function highlightSample(source) {
  return `export default ${JSON.stringify(this.getOptions().highlight(source, this.resourcePath))}`;
};
