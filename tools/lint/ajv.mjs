import Ajv2020 from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

/** The contracts' annotation keywords, which JSON Schema doesn't define. The reference pages print them. */
export const annotationKeywords = [
  'x-constraint',
  'x-error-from',
  'x-default',
  'x-deprecated',
  'x-file',
  'x-group',
  'x-home',
  'x-rules',
  'x-schema-version',
  'x-since',
  'x-type',
  'x-validate',
  'x-values',
];

/**
 * Creates a validator for JSON Schema 2020-12 in strict mode that reports every error. Throws an error for a schema
 * with an unknown keyword or format.
 * @param {import('ajv').Options} [options] more options for Ajv
 */
export function createAjv(options = {}) {
  const ajv = new Ajv2020({
    ...options,
    allErrors: true,
    allowUnionTypes: true,
    strict: true,
    // Most validators run only once, so creating them must be fast.
    code: { optimize: false },
    // Conditions mention keys that the parent schema declares.
    strictRequired: false,
  });
  addFormats(ajv);
  for (const keyword of annotationKeywords) ajv.addKeyword(keyword);
  return ajv;
}
