/**
 * Adds a page's contracts to its dependencies. Loaders can't import TypeScript, so the function is passed in.
 * @this {{ getOptions(): { contractFilesFor(source: string): string[] }, addDependency(file: string): void }}
 * @param {string} source
 */
module.exports = function addContracts(source) {
  for (const file of this.getOptions().contractFilesFor(source)) this.addDependency(file);
  return source;
};
