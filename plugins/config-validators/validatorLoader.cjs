/** Compiles a schema to a validator. A loader can't import TypeScript, so it gets `compile` as an option. */
module.exports = function loadValidator(source) {
  return this.getOptions().compile(JSON.parse(source));
};
