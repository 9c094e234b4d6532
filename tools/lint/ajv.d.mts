import type Ajv2020 from 'ajv/dist/2020.js';

/** Annotation keywords of the contracts, which JSON Schema does not know. */
export const annotationKeywords: string[];

/** Makes a validator for JSON Schema 2020-12 in strict mode that reports every error. */
export function createAjv(options?: import('ajv').Options): Ajv2020.default;
