import Ajv2020 from 'ajv/dist/2020';
import standaloneCode from 'ajv/dist/standalone';
import addFormats from 'ajv-formats';
import type { Schema } from '../../docs/reference/configReference';

/** Keywords that hold one schema, a list of schemas, or schemas by name. */
const schemaKeywords = new Set([
  'items',
  'additionalProperties',
  'propertyNames',
  'if',
  'then',
  'else',
  'not',
  'contains',
]);
const schemaListKeywords = new Set(['allOf', 'anyOf', 'oneOf', 'prefixItems']);
const schemaMapKeywords = new Set(['properties', 'patternProperties', '$defs']);

/** Keywords for readers and editors, which decide nothing. The compiled code would carry them to the browser. */
const annotations = new Set([
  '$schema',
  '$id',
  'title',
  'description',
  'default',
  'examples',
  'deprecated',
  'readOnly',
]);

/** The schema without what decides nothing. Pointers into it stay the same. */
function withoutAnnotations(schema: unknown): unknown {
  if (typeof schema !== 'object' || schema === null) return schema;
  const kept = Object.entries(schema).filter(([word]) => !annotations.has(word) && !word.startsWith('x-'));
  return Object.fromEntries(
    kept.map(([word, value]) => {
      if (schemaKeywords.has(word)) return [word, withoutAnnotations(value)];
      if (schemaListKeywords.has(word)) return [word, (value as unknown[]).map(withoutAnnotations)];
      if (!schemaMapKeywords.has(word)) return [word, value];
      return [
        word,
        Object.fromEntries(Object.entries(value as object).map(([name, child]) => [name, withoutAnnotations(child)])),
      ];
    }),
  );
}

/**
 * Compiles a schema to the source of a CommonJS module whose export tells whether a value is valid and leaves every
 * error, without text, in its `errors`. Compiled while the site is built, so that no browser has to evaluate code.
 * @throws {Error} on a schema with a keyword or a format that is not known.
 */
export function validatorModule(schema: Schema): string {
  const ajv = new Ajv2020({
    allErrors: true,
    allowUnionTypes: true,
    messages: false,
    strict: true,
    // A condition names keys that its parent schema declares.
    strictRequired: false,
    // The tests hold each contract against the schema of schemas; a build need not do it again.
    meta: false,
    validateSchema: false,
    // The minifier of the bundle shortens the code as well as Ajv does, and beside other work.
    code: { source: true, optimize: false },
  });
  addFormats(ajv);
  return standaloneCode(ajv, ajv.compile(withoutAnnotations(schema) as object));
}
