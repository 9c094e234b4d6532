import type Ajv2020 from 'ajv/dist/2020.js';

/** The contracts' annotation keywords, which JSON Schema doesn't define. */
export const annotationKeywords: string[];

/** Creates a validator for JSON Schema 2020-12 in strict mode that reports every error. */
export function createAjv(options?: import('ajv').Options): Ajv2020.default;
