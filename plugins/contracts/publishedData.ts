import { readContract } from './readContract';
import type { CommandTree } from './reference/commandReference';

/** A data file at `/data/FILE`. Fields are never renamed or removed. */
type PublishedData = {
  file: string;
  /** What it contains, in one sentence. */
  about: string;
  /** Its schema in contracts/schema/. */
  schema: string;
  make: (read: <Content>(file: string) => Content) => object;
};

const commandTrees = ['cli.json', 'agentctl.json', 'toolbelt.json', 'server-cli.json'];

/** All data files of the site. */
export const publishedData: PublishedData[] = [
  {
    file: 'exit-codes.json',
    about: 'The exit codes of each program, with their meaning and what to do next.',
    schema: 'exit-codes.schema.json',
    make: (read) => ({
      programs: commandTrees.map((file) => {
        const { binary, exitCodes } = read<CommandTree>(file);
        return { binary, exitCodes };
      }),
    }),
  },
  {
    file: 'error-codes.json',
    about: 'Every code and symptom with check, cause, fix and the log patterns that match it.',
    schema: 'error-codes.schema.json',
    make: (read) => read('error-codes.json'),
  },
  {
    file: 'limits.json',
    about: 'Limits with their values and keys, ports, states and server sizes.',
    schema: 'limits.schema.json',
    make: (read) => read('limits.json'),
  },
  {
    file: 'releases.json',
    about: 'The release history, newest first.',
    schema: 'releases.schema.json',
    make: (read) => read('releases.json'),
  },
];

/** Returns a published schema's path, from its `$id`. */
export function schemaPath(schema: { $id: string }): string {
  return new URL(schema.$id).pathname;
}

/** Returns a published data file's content. `$schema` is its schema's URL. */
export function dataFile({ schema, make }: PublishedData, siteDirectory: string): object {
  const { $id } = readContract<{ $id: string }>(siteDirectory, `schema/${schema}`);
  return { ...make((file) => readContract(siteDirectory, file)), $schema: $id };
}
