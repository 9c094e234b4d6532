/** Compiles a schema to a validator. Loaders can't import TypeScript, so `compile` is passed as an option. */
module.exports = function loadValidator(source) {
  return this.getOptions().compile(JSON.parse(source));
};
