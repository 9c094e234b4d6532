import { join } from 'node:path';
import { type CommandTree, commandTreeFiles } from '../../plugins/contracts/commandTree';
import type { ErrorCodes } from '../../plugins/contracts/errorCodes';
import type { Limits } from '../../plugins/contracts/limits';
import { readContract } from '../../plugins/contracts/readContract';
import type { PythonName } from '../../plugins/contracts/readPythonApi';
import { listFiles } from '../../plugins/lib/files';
import { allKeys, findKey, type Schema } from '../../plugins/reference/schema';
import type { JobEnvironment } from '../../plugins/reference/tables';

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
const schemaNames = Object.keys(schemaFiles) as SchemaName[];

/** A key in one of the schemas. */
export type Key = { file: SchemaName; path: string };

/** Everything that the checks know about the product, read from contracts/. */
export type Contracts = ReturnType<typeof readContracts>;

export function readContracts(root: string) {
  const directory = join(root, 'contracts');
  const read = <Content>(name: string): Content => readContract(root, name);
  const schemas = Object.fromEntries(
    Object.entries(schemaFiles).map(([name, file]) => [name, read<Schema>(file)]),
  ) as Record<SchemaName, Schema>;
  const trees = commandTreeFiles.map((file) => read<CommandTree>(file));
  const { entries } = read<ErrorCodes>('error-codes.json');
  const { limits, ports } = read<Limits>('limits.json');
  const { variables } = read<JobEnvironment>('job-environment.json');
  const files = listFiles(directory).filter((file) => file.endsWith('.json'));
  return {
    directory,
    schemas,
    api: read<PythonName[]>('benchloom.pyi'),
    /** Maps partial paths to keys. `console.baud` and `baud` both refer to `devices[].console.baud`. */
    keyEndings: endingsOf(schemas),
    /** The command trees by binary name. */
    trees: new Map(trees.map((tree) => [tree.binary, tree])),
    limits,
    /** Ports with their protocols, such as `443/tcp`. */
    ports: new Set(ports.map(({ port, protocol }) => `${port}/${protocol}`)),
    /** Error codes, and the environment variables for binaries and jobs. */
    codes: new Set([
      ...entries.map(({ id }) => id),
      ...[...trees.flatMap(({ environment }) => environment), ...variables].map(({ name }) => name),
    ]),
    /** Every name in the contracts: object keys, strings without spaces, and inline code. */
    names: new Set(files.flatMap((file) => namesIn(read(file)))),
  };
}

/**
 * Finds the keys that text may refer to, by full path or last path segments. An index in brackets matches every item,
 * and any name matches `<name>`.
 */
export function keysNamed({ schemas, keyEndings }: Contracts, text: string): Key[] {
  const path = text.replace(/\[\d*\]/g, '[]');
  const whole = schemaNames.filter((file) => findKey(schemas[file], path));
  return [...whole.map((file) => ({ file, path })), ...(keyEndings.get(path.replace(/\[\]$/, '')) ?? [])];
}

function endingsOf(schemas: Record<SchemaName, Schema>): Map<string, Key[]> {
  const endings = new Map<string, Key[]>();
  for (const file of schemaNames)
    for (const { path } of allKeys(schemas[file]))
      for (const [start] of path.split('.').entries()) {
        const ending = path.split('.').slice(start).join('.');
        endings.set(ending, [...(endings.get(ending) ?? []), { file, path }]);
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
