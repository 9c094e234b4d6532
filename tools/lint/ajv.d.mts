import type Ajv2020 from 'ajv/dist/2020.js';

/** Annotation keywords that the contracts use in addition to JSON Schema's own keywords. */
export const annotationKeywords: string[];

/** Creates a strict JSON Schema 2020-12 validator that reports all errors. */
export function createAjv(options?: import('ajv').Options): Ajv2020.default;
