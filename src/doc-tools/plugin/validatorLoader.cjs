/** Makes the validator of a schema. The option `compile` is `validatorModule` of the plugin, which a loader cannot import itself. */
module.exports = function loadValidator(source) {
  return this.getOptions().compile(JSON.parse(source));
};
