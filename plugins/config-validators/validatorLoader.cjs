/** Compiles a schema to its validator. A loader can't import TypeScript, so it gets the function as `compile`. */
module.exports = function loadValidator(source) {
  return this.getOptions().compile(JSON.parse(source));
};
