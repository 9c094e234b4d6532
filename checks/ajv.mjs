import Ajv2020 from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

/** Annotation keywords that the contracts use in addition to JSON Schema's own. Reference pages show the values. */
export const annotationKeywords = `x-constraint x-error-from x-default x-deprecated x-file x-group x-home x-rules
  x-schema-version x-since x-type x-validate x-values`.split(/\s+/);

/**
 * Creates a strict JSON Schema 2020-12 validator that reports all errors. Throws an error if a schema has an unknown
 * keyword or format.
 * @param {import('ajv').Options} [options] additional options for Ajv
 */
export function createAjv(options = {}) {
  const ajv = new Ajv2020({
    ...options,
    allErrors: true,
    allowUnionTypes: true,
    strict: true,
    // Most validators run only once, so compile them quickly.
    code: { optimize: false },
    // Conditions may require keys that the parent schema declares.
    strictRequired: false,
  });
  addFormats(ajv);
  for (const keyword of annotationKeywords) ajv.addKeyword(keyword);
  return ajv;
}
