/** Makes a page depend on its contracts. A loader can't import TypeScript, so it gets the function as an option. */
module.exports = function addContracts(source) {
  for (const file of this.getOptions().contractFilesFor(source)) this.addDependency(file);
  return source;
};
