import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CommandTree, commandTreeFiles } from '../../plugins/contracts/commandTree';
import type { ErrorCodes } from '../../plugins/contracts/errorCodes';
import { readContract } from '../../plugins/contracts/readContract';
import type { PythonName } from '../../plugins/contracts/readPythonApi';
import { allKeys, findKey, type Schema } from '../../plugins/reference/schema';
import type { JobEnvironment, Limit, Limits } from '../../plugins/reference/tables';

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

/** A key in one of the schemas, and its schema. */
export type Key = { file: SchemaName; path: string; schema: Schema };

/** Everything that the checks know about the product, read from contracts/. */
export type Contracts = {
  /** The path of contracts/. */
  directory: string;
  schemas: Record<SchemaName, Schema>;
  /** The names of the Python API. */
  api: PythonName[];
  /** Maps partial paths to keys. `console.baud` and `baud` both refer to `devices[].console.baud`. */
  keyEndings: Map<string, Key[]>;
  /** The command trees by binary name. */
  trees: Map<string, CommandTree>;
  /** The IDs in error-codes.json. */
  codes: Set<string>;
  limits: Map<string, Limit>;
  /** Ports with their protocols, such as `443/tcp`. */
  ports: Set<string>;
  /** The environment variables for binaries and jobs. */
  environment: Set<string>;
  /** Every name in the contracts: object keys, strings without spaces, and inline code. */
  names: Set<string>;
};

export function readContracts(root: string): Contracts {
  const directory = join(root, 'contracts');
  const read = <Content>(name: string): Content => readContract(root, name);
  const schemas = Object.fromEntries(
    Object.entries(schemaFiles).map(([name, file]) => [name, read<Schema>(file)]),
  ) as Contracts['schemas'];
  const trees = commandTreeFiles.map((file) => read<CommandTree>(file));
  const { entries } = read<ErrorCodes>('error-codes.json');
  const { limits, ports } = read<Limits>('limits.json');
  const { variables } = read<JobEnvironment>('job-environment.json');
  return {
    directory,
    schemas,
    api: read('benchloom.pyi'),
    keyEndings: endingsOf(schemas),
    trees: new Map(trees.map((tree) => [tree.binary, tree])),
    codes: new Set(entries.map(({ id }) => id)),
    limits: new Map(limits.map((limit) => [limit.id, limit])),
    ports: new Set(ports.map(({ port, protocol }) => `${port}/${protocol}`)),
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
 * Finds the keys that text may refer to, by full path or last path segments. An index in brackets matches every item,
 * and any name matches `<name>`.
 */
export function keysNamed({ schemas, keyEndings }: Contracts, text: string): Key[] {
  const path = text.replace(/\[\d*\]/g, '[]');
  const whole = filesOf(schemas).flatMap((file): Key[] => {
    const schema = findKey(schemas[file], path);
    return schema ? [{ file, path, schema }] : [];
  });
  return [...whole, ...(keyEndings.get(path.replace(/\[\]$/, '')) ?? [])];
}

function filesOf(schemas: Contracts['schemas']): SchemaName[] {
  return Object.keys(schemas) as SchemaName[];
}

function endingsOf(schemas: Contracts['schemas']): Map<string, Key[]> {
  const endings = new Map<string, Key[]>();
  for (const file of filesOf(schemas)) {
    for (const { path, schema } of allKeys(schemas[file])) {
      const parts = path.split('.');
      for (let start = 0; start < parts.length; start += 1) {
        const ending = parts.slice(start).join('.');
        endings.set(ending, [...(endings.get(ending) ?? []), { file, path, schema }]);
      }
    }
  }
  return endings;
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
