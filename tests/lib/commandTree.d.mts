/** Flag of a command tree, as contracts/schema/command-tree.schema.json says. */
export type Flag = {
  name: string;
  short?: string;
  type: string;
  enum?: string[];
  env?: string;
};

/** Command of a command tree. */
export type Command = {
  id: string;
  path: string[];
  arguments: { name: string; required: boolean; repeatable?: boolean; enum?: string[] }[];
  flags: Flag[];
  list?: boolean;
};

/** Command tree of one binary. */
export type CommandTree = {
  binary: string;
  /** What is typed instead of the binary where it is not on the host; the last word is a Compose service. */
  callAs?: string;
  commands: Command[];
  globalFlags: Flag[];
  listFlags?: Flag[];
  environment: { name: string }[];
  exitCodes: { code: number }[];
};

/**
 * Problem of one call. `unknown`: command or flag that does not exist; `missing`: word that the call still
 * needs; `extra`: word too many; `value`: wrong value; `relation`: flags that do not go together. `known`: the word that
 * does not exist, with the names that do.
 */
export type CallProblem = {
  kind: 'unknown' | 'missing' | 'extra' | 'value' | 'relation';
  message: string;
  known?: { word: string; names: string[] };
};

/** Says what is wrong with the value of a flag; null for a good value. */
export function valueProblem(flag: Flag, text: string): string | null;

/** Lists all flags that a command takes: its own, the global ones and, for lists, the list flags. */
export function flagsOf(tree: CommandTree, command: Command): Flag[];

/** Checks the words after the name of the binary; null stands for a word whose text is not known. */
export function checkCall(tree: CommandTree, argv: (string | null)[]): CallProblem[];
