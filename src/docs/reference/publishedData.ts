import type { CommandTree } from './commandReference';
import { readContract } from './contracts';

/** A file of facts for programs, at `/data/FILE` of the site. Names and forms of the fields stay. */
type PublishedData = {
  file: string;
  /** What it holds, as a sentence. */
  about: string;
  /** File in contracts/schema/ that describes it. */
  schema: string;
  make: (read: <Content>(file: string) => Content) => object;
};

const commandTrees = ['cli.json', 'agentctl.json', 'toolbelt.json', 'server-cli.json'];

/** Every data file of the site, made from contracts/. */
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

/** Address of a published schema below the site: that of its `$id`. */
export function schemaPath(schema: { $id: string }): string {
  return new URL(schema.$id).pathname;
}

/** The content of a data file as it is published: `$schema` is the address of its schema. */
export function dataFile({ schema, make }: PublishedData, siteDirectory: string): object {
  const { $id } = readContract<{ $id: string }>(siteDirectory, `schema/${schema}`);
  return { ...make((file) => readContract(siteDirectory, file)), $schema: $id };
}
