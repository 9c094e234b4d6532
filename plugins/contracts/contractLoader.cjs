/** Adds a page's contracts to its dependencies. Loaders can't import TypeScript, so the function is passed in. */
module.exports = function addContracts(source) {
  for (const file of this.getOptions().contractFilesFor(source)) this.addDependency(file);
  return source;
};
