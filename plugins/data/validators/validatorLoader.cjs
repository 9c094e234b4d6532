/**
 * Compiles a schema to a validator. Loaders can't import TypeScript, so `compile` is passed as an option.
 * @this {{ getOptions(): { compile(schema: object): string } }}
 * @param {string} source
 */
module.exports = function loadValidator(source) {
  return this.getOptions().compile(JSON.parse(source));
};
