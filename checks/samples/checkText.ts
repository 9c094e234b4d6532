import { schemaFacts } from '../../plugins/data/facts';
import { findKey, type Schema } from '../../plugins/reference/schema';
import { type ConfigReport, checkConfig } from '../../src/reader-tools/config-checker/checkConfig';
import { createAjv } from '../ajv.mjs';
import type { Contracts, SchemaName } from './contracts';

/**
 * Checks JSON text in the same way as the config checker. Returns undefined if the file has no such key.
 * @param name schema of the file; without it, any JSON is valid
 * @param path key that the text is the value of; empty for the whole file
 */
export type CheckText = (text: string, name?: SchemaName, path?: string) => ConfigReport | undefined;

/** Creates the check for the contracts' schemas. Compiles each validator once, on first use. */
export function createTextCheck({ schemas }: Contracts): CheckText {
  const ajv = createAjv();
  for (const schema of Object.values(schemas)) ajv.addSchema(schema);
  const schemaOf = (name: SchemaName, path: string): Schema | undefined => {
    const { $id, $defs } = schemas[name];
    const key = findKey(schemas[name], path);
    // References to other files are relative to the ID.
    return key && { ...key, $defs, $id: `${$id}?key=${encodeURIComponent(path)}` };
  };
  const make = (schema: Schema | undefined): ((text: string) => ConfigReport | undefined) => {
    if (!schema) return () => undefined;
    const validate = ajv.compile(schema);
    const facts = { file: '', command: '', ...schemaFacts(schema) };
    return (text) => checkConfig(text, validate, facts);
  };
  const checks = new Map<string, ReturnType<typeof make>>();
  return (text, name, path = '') => {
    const id = `${name}:${path}`;
    const check = checks.get(id) ?? make(name ? schemaOf(name, path) : {});
    checks.set(id, check);
    return check(text);
  };
}
