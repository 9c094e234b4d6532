import Ajv2020 from 'ajv/dist/2020';
import standaloneCode from 'ajv/dist/standalone';
import addFormats from 'ajv-formats';
import type { Schema } from '../contracts/reference/schema';

// Keywords whose value is a schema, a list of schemas, or a map of schemas.
const schemaKeywords = new Set('items additionalProperties propertyNames if then else not contains'.split(' '));
const schemaListKeywords = new Set(['allOf', 'anyOf', 'oneOf', 'prefixItems']);
const schemaMapKeywords = new Set(['properties', 'patternProperties', '$defs']);

/** Keywords that don't affect validation. Removing them makes the compiled code smaller. */
const annotations = new Set('$schema $id title description default examples deprecated readOnly'.split(' '));

/** Removes annotations from a schema. JSON pointers into the schema stay valid. */
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
 * Compiles a schema to the source code of a CommonJS module that exports a validator. Compilation happens at build
 * time, because the Content Security Policy forbids it in the browser. The validator's errors have no messages.
 * @throws {Error} if the schema has an unknown keyword or format
 */
export function validatorModule(schema: Schema): string {
  const ajv = new Ajv2020({
    allErrors: true,
    allowUnionTypes: true,
    messages: false,
    strict: true,
    // Conditions refer to keys that the parent schema declares.
    strictRequired: false,
    // The tests validate each contract against the meta-schema.
    meta: false,
    validateSchema: false,
    // The bundle's minifier optimizes the code in parallel with other work.
    code: { source: true, optimize: false },
  });
  addFormats(ajv);
  return standaloneCode(ajv, ajv.compile(withoutAnnotations(schema) as object));
}
