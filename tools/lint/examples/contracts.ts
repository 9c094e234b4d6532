import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CommandTree } from './commandTree';
import { findKey, keyPaths, type Schema, schemaAt } from './keyPaths';

/** Maps schema prefixes to files. */
const schemaFiles = {
  agent: 'agent-config.schema.json',
  dip: 'dip-config.schema.json',
  'job-package': 'job-package-config.schema.json',
  server: 'server-config.schema.json',
  quarantine: 'quarantine.schema.json',
  event: 'output-event.schema.json',
  results: 'results.schema.json',
  manifest: 'manifest.schema.json',
  compose: 'schema/compose.schema.json',
  answers: 'schema/answers.schema.json',
  rules: 'schema/project-rules.schema.json',
};

/** A schema prefix, such as `agent`. */
export type SchemaName = keyof typeof schemaFiles;

/** A key in one of the schemas. */
export type Key = { file: SchemaName; path: string };

/** A limit in limits.json. */
export type Limit = { id: string; name: string; value: number | string; unit: string; keys?: string[] };

/** Everything that the checks know about the product, read from contracts/. */
export type Contracts = {
  /** The path of contracts/. */
  directory: string;
  schemas: Record<SchemaName, Schema>;
  /** The keys in each schema. */
  keys: Record<SchemaName, Set<string>>;
  /** Maps partial paths to keys. `console.baud` and `baud` both refer to `devices[].console.baud`. */
  keyEndings: Map<string, Key[]>;
  /** The command trees by binary name. */
  trees: Map<string, CommandTree>;
  /** The IDs in error-codes.json. */
  codes: Set<string>;
  limits: Map<string, Limit>;
  /** Ports with their protocols, such as `443/tcp`. */
  ports: Set<string>;
  terms: Set<string>;
  /** The environment variables for binaries and jobs. */
  environment: Set<string>;
  /** Every name in the contracts: object keys, strings without spaces, and inline code. */
  names: Set<string>;
};

/** An error that prevents the whole check from running. */
export class CannotRun extends Error {}

/**
 * Reads the contracts.
 * @param root project root
 * @throws CannotRun if a file is missing
 */
export function readContracts(root: string): Contracts {
  const directory = join(root, 'contracts');
  const read = (name: string) => {
    const path = join(directory, name);
    if (!existsSync(path)) throw new CannotRun(`contracts/${name} is missing: restore it from the repository`);
    return JSON.parse(readFileSync(path, 'utf8'));
  };
  const schemas = mapValues(schemaFiles, (file) => read(file) as Schema);
  const keys = mapValues(schemas, keyPaths);
  const trees: CommandTree[] = ['cli.json', 'agentctl.json', 'toolbelt.json', 'server-cli.json'].map(read);
  const { entries } = read('error-codes.json') as { entries: { id: string }[] };
  const { limits, ports } = read('limits.json') as {
    limits: Limit[];
    ports: { port: number; protocol: string }[];
  };
  const { terms } = read('glossary.json') as { terms: { id: string }[] };
  const { variables } = read('job-environment.json') as { variables: { name: string }[] };
  return {
    directory,
    schemas,
    keys,
    keyEndings: endingsOf(keys),
    trees: new Map(trees.map((tree) => [tree.binary, tree])),
    codes: new Set(entries.map(({ id }) => id)),
    limits: new Map(limits.map((limit) => [limit.id, limit])),
    ports: new Set(ports.map(({ port, protocol }) => `${port}/${protocol}`)),
    terms: new Set(terms.map(({ id }) => id)),
    environment: new Set([...trees.flatMap(({ environment }) => environment), ...variables].map(({ name }) => name)),
    names: new Set(
      [directory, join(directory, 'schema'), join(directory, 'output')].flatMap((folder) =>
        readdirSync(folder)
          .filter((file) => file.endsWith('.json'))
          .flatMap((file) => namesIn(JSON.parse(readFileSync(join(folder, file), 'utf8')))),
      ),
    ),
  };
}

/**
 * Finds the keys that a text may refer to, by full path or last path segments. An index in brackets matches every item,
 * and any name matches `<name>`.
 */
export function keysNamed({ schemas, keyEndings }: Contracts, text: string): Key[] {
  const path = text.replace(/\[\d*\]/g, '[]');
  const files = Object.keys(schemas) as SchemaName[];
  const whole = files.filter((file) => findKey(schemas[file], path).length > 0).map((file) => ({ file, path }));
  return [...whole, ...(keyEndings.get(path.replace(/\[\]$/, '')) ?? [])];
}

/** Returns the subschemas of a key. */
export function schemasOf({ schemas }: Contracts, { file, path }: Key): Schema[] {
  return findKey(schemas[file], path).map((pointer) => schemaAt(schemas[file], pointer));
}

function endingsOf(keys: Record<SchemaName, Set<string>>): Map<string, Key[]> {
  const endings = new Map<string, Key[]>();
  for (const [file, paths] of Object.entries(keys) as [SchemaName, Set<string>][]) {
    for (const path of paths) {
      const parts = path.split('.');
      for (let start = 0; start < parts.length; start += 1) {
        const ending = parts.slice(start).join('.');
        endings.set(ending, [...(endings.get(ending) ?? []), { file, path }]);
      }
    }
  }
  return endings;
}

function mapValues<Key extends string, From, To>(source: Record<Key, From>, map: (value: From) => To): Record<Key, To> {
  return Object.fromEntries(Object.entries(source).map(([key, value]) => [key, map(value as From)])) as Record<Key, To>;
}

function namesIn(value: unknown): string[] {
  if (typeof value === 'string') {
    const code = [...value.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
    return /\s/.test(value) ? code : [value, ...code];
  }
  if (value === null || typeof value !== 'object') return [];
  const keys = Array.isArray(value) ? [] : Object.keys(value);
  return [...keys, ...Object.values(value).flatMap(namesIn)];
}
