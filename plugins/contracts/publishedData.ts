import { type CommandTree, commandTreeFiles } from './commandTree';
import { type ErrorCodes, publishedEntry } from './errorCodes';
import { type ReadContract, readContract } from './readContract';

/** A data file at `/data/FILE`. Its fields are never renamed or removed. */
type PublishedData = {
  file: string;
  /** What the file contains, in one sentence. */
  about: string;
  /** Returns the file's contents. The default is the contract with the same filename. */
  make?: (read: ReadContract) => object;
  /** The path of its schema in contracts/, if that isn't the contract's own. */
  schema?: string;
};

export const publishedData: PublishedData[] = [
  {
    file: 'exit-codes.json',
    about: 'The exit codes of each program, with their meaning and what to do next.',
    make: (read) => ({
      programs: commandTreeFiles.map((file) => {
        const { binary, exitCodes } = read<CommandTree>(file);
        return { binary, exitCodes };
      }),
    }),
  },
  {
    file: 'error-codes.json',
    about: 'Every code and symptom, with the check, causes, fixes, and matching log patterns.',
    make: (read) => {
      const { shared, groups, entries } = read<ErrorCodes>('error-codes.json');
      return { groups, entries: entries.map((entry) => publishedEntry(entry, shared)) };
    },
    schema: 'schema/published-error-codes.schema.json',
  },
  { file: 'limits.json', about: 'Limits (with values and keys), ports, states, and server sizes.' },
  { file: 'releases.json', about: 'The release history, newest first.' },
];

/** Returns the path of a data file's schema in contracts/. */
export function schemaOf({ file, schema }: PublishedData): string {
  return schema ?? `schema/${file.replace('.json', '.schema.json')}`;
}

/** Returns the path of a published schema, taken from its `$id`. */
export function schemaPath(schema: { $id: string }): string {
  return new URL(schema.$id).pathname;
}

/** Returns the contents of a published data file. `$schema` is the URL of its schema. */
export function dataFile(data: PublishedData, siteDirectory: string): object {
  const read: ReadContract = (file) => readContract(siteDirectory, file);
  const { $id } = read<{ $id: string }>(schemaOf(data));
  return { ...(data.make?.(read) ?? read<object>(data.file)), $schema: $id };
}
