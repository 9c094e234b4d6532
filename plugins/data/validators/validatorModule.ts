import Ajv2020 from 'ajv/dist/2020';
import standaloneCode from 'ajv/dist/standalone';
import addFormats from 'ajv-formats';
import type { Schema } from '../../reference/schema';

/** Keywords that don't affect validation. Removing them makes the compiled code smaller. */
const annotations = new Set('$schema $id title description default examples deprecated readOnly'.split(' '));

/** Keywords whose value is a map of schemas by name, and a name can be the same as a keyword. */
const schemaMaps = new Set(['properties', 'patternProperties', '$defs']);

/** Removes annotations from a schema. JSON pointers into the schema stay valid. */
function withoutAnnotations(part: unknown, isMap = false): unknown {
  if (typeof part !== 'object' || part === null) return part;
  if (Array.isArray(part)) return part.map((each) => withoutAnnotations(each));
  const kept = Object.entries(part).filter(([word]) => isMap || !(annotations.has(word) || word.startsWith('x-')));
  return Object.fromEntries(
    kept.map(([word, child]) => [word, withoutAnnotations(child, !isMap && schemaMaps.has(word))]),
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
