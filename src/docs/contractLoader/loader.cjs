/** Makes a page depend on contracts/ if it shows anything from there. A loader can't import TypeScript, so it gets the check as an option. */
module.exports = function addContracts(source) {
  const { folder, showsContracts } = this.getOptions();
  if (showsContracts(source)) this.addContextDependency(folder);
  return source;
};
