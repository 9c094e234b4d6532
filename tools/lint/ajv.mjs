import Ajv2020 from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

/** Annotation keywords of the contracts, which JSON Schema does not know. The reference pages print them. */
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
 * Makes a validator for JSON Schema 2020-12 in strict mode that reports every error.
 * Throws on a schema with a keyword or format that is not known.
 * @param {import('ajv').Options} [options] more options of Ajv
 */
export function createAjv(options = {}) {
  const ajv = new Ajv2020({
    ...options,
    allErrors: true,
    allowUnionTypes: true,
    strict: true,
    // Most validators run once, so the time to make them counts.
    code: { optimize: false },
    // A condition names keys that its parent schema declares.
    strictRequired: false,
  });
  addFormats(ajv);
  for (const keyword of annotationKeywords) ajv.addKeyword(keyword);
  return ajv;
}
