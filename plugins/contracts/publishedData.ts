import { type ReadContract, readContract } from './readContract';
import type { CommandTree } from './reference/commandReference';

/** A data file at `/data/FILE`. Fields are never renamed or removed. */
type PublishedData = {
  file: string;
  /** What it contains, in one sentence. */
  about: string;
  /** Makes the content. Defaults to the contract with the same file name. */
  make?: (read: ReadContract) => object;
};

const commandTrees = ['cli.json', 'agentctl.json', 'toolbelt.json', 'server-cli.json'];

/** All data files of the site. */
export const publishedData: PublishedData[] = [
  {
    file: 'exit-codes.json',
    about: 'The exit codes of each program, with their meaning and what to do next.',
    make: (read) => ({
      programs: commandTrees.map((file) => {
        const { binary, exitCodes } = read<CommandTree>(file);
        return { binary, exitCodes };
      }),
    }),
  },
  {
    file: 'error-codes.json',
    about: 'Every code and symptom, with the check, the cause, the fix, and the matching log patterns.',
  },
  { file: 'limits.json', about: 'Limits with their values and keys, and ports, states, and server sizes.' },
  { file: 'releases.json', about: 'The release history, newest first.' },
];

/** Returns a data file's schema, as a path in contracts/. */
export function schemaOf({ file }: PublishedData): string {
  return `schema/${file.replace('.json', '.schema.json')}`;
}

/** Returns a published schema's path, from its `$id`. */
export function schemaPath(schema: { $id: string }): string {
  return new URL(schema.$id).pathname;
}

/** Returns a published data file's content. `$schema` is its schema's URL. */
export function dataFile(data: PublishedData, siteDirectory: string): object {
  const read: ReadContract = (file) => readContract(siteDirectory, file);
  const { $id } = read<{ $id: string }>(schemaOf(data));
  return { ...(data.make?.(read) ?? read<object>(data.file)), $schema: $id };
}
