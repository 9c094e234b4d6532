import type { ConfigName } from '../../src/reader-tools/config-checker/configFacts';
import type { ReadContract } from '../contracts/readContract';
import type { Deprecation } from './since';

/** The subset of JSON Schema that the contracts use: plain nesting, `$ref`, conditions, and `x-` annotations. */
export type Schema = {
  $id?: string;
  $ref?: string;
  $defs?: Record<string, Schema>;
  type?: string | string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  additionalProperties?: Schema | boolean;
  propertyNames?: Schema;
  required?: string[];
  allOf?: Schema[];
  anyOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  examples?: unknown[];
  description?: string;
  deprecated?: boolean;
  pattern?: string;
  format?: string;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
  minProperties?: number;
  maxProperties?: number;
  'x-default'?: string;
  'x-constraint'?: string;
  'x-file'?: string;
  'x-type'?: string;
  'x-group'?: string;
  /** In an output schema, the ID of the command whose entry lists this type's fields. */
  'x-home'?: string;
  'x-rules'?: { keys: string[]; rule: string }[];
  'x-since'?: string;
  'x-deprecated'?: Deprecation;
  'x-error-from'?: string;
  'x-values'?: Record<string, { deprecated: Deprecation }>;
};

/** The configuration files, by the prefix of their keys. */
export const configNames: readonly ConfigName[] = ['agent', 'dip', 'job-package', 'server'];

/** Returns the schemas of the configuration files. */
export function readConfigSchemas(read: ReadContract): Record<ConfigName, Schema> {
  const entries = configNames.map((name) => [name, read<Schema>(`${name}-config.schema.json`)]);
  return Object.fromEntries(entries) as Record<ConfigName, Schema>;
}

/** A key in a schema. In its path, `[]` stands for an array's items, and `<name>` for any name. */
export type Key = { path: string; schema: Schema; required: boolean };

/** Follows a `$ref` to `$defs`. Keywords next to the `$ref` override those in its target. */
export function resolve(schema: Schema, root: Schema): Schema {
  const { $ref = '', ...own } = schema;
  const target = root.$defs?.[$ref.replace('#/$defs/', '')];
  return target ? { ...resolve(target, root), ...own } : schema;
}

/** Returns the keys directly inside a key, its array's items, or its object's values. */
export function childrenOf(path: string, schema: Schema, root: Schema): Key[] {
  const { properties, required, items, additionalProperties } = resolve(schema, root);
  if (properties) {
    return Object.entries(properties).map(([name, child]) => ({
      path: path ? `${path}.${name}` : name,
      schema: child,
      required: required?.includes(name) ?? false,
    }));
  }
  if (items) return childrenOf(`${path}[]`, items, root);
  return typeof additionalProperties === 'object' ? childrenOf(`${path}.<name>`, additionalProperties, root) : [];
}

/** Returns all keys of a file in reading order, with their resolved schemas. */
export function allKeys(root: Schema): Key[] {
  const collect = (key: Key): Key[] => [
    { ...key, schema: resolve(key.schema, root) },
    ...childrenOf(key.path, key.schema, root).flatMap(collect),
  ];
  return childrenOf('', root, root).flatMap(collect);
}

/** Returns the paths of all keys of a file in reading order. */
export function keyPaths(root: Schema): string[] {
  return allKeys(root).map(({ path }) => path);
}

/**
 * Returns the resolved schema of a key, or undefined if the file has no such key.
 * @param path key, such as `devices[].console.baud` or `params.<name>.type`; empty for the whole file
 */
export function findKey(root: Schema, path: string): Schema | undefined {
  let schema: Schema | undefined = root;
  for (const part of path.match(/[^.[\]]+|\[\]/g) ?? []) {
    const child: Schema | boolean | undefined =
      part === '[]' ? schema.items : (schema.properties?.[part] ?? schema.additionalProperties);
    if (typeof child !== 'object') return undefined;
    schema = resolve(child, root);
  }
  return schema;
}
