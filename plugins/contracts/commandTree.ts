/** A flag of a command, or of all commands. */
export type Flag = {
  name: string;
  short?: string;
  value?: string;
  type: string;
  enum?: string[];
  minimum?: number | string;
  maximum?: number | string;
  default?: string | number | boolean;
  required?: boolean;
  repeatable?: boolean;
  env?: string;
  since?: string;
  description: string;
  constraint?: string;
  /** Flags that must also be set. */
  needs?: string[];
  /** Flags that can't be set at the same time. */
  excludes?: string[];
};

/** A positional argument of a command. */
export type Argument = {
  name: string;
  required: boolean;
  repeatable?: boolean;
  /** True if the argument is everything after `--`. */
  afterSeparator?: boolean;
  enum?: string[];
  description: string;
};

/** A command of a program. */
export type Command = {
  path: string[];
  id: string;
  group: string;
  summary: string;
  since?: string;
  description: string;
  role?: string;
  list?: boolean;
  arguments: Argument[];
  flags: Flag[];
  exitCodes: number[];
  examples: { description: string; command: string; output?: string }[];
  /** Name of the schema in contracts/output/ for the command's JSON output. */
  output?: string;
};

/** A program's commands, from the contracts. See contracts/schema/command-tree.schema.json. */
export type CommandTree = {
  binary: string;
  /** How to call the program through Docker Compose if it isn't on the host. The last word is the service. */
  callAs?: string;
  globalFlags: Flag[];
  listFlags?: Flag[];
  /** Short sections that apply to all commands. `precedence`, `streams`, and `exit-codes` have fixed positions. */
  notes?: { id: string; title: string; text: string }[];
  configFile?: { path: string; description: string; example?: object };
  valueForms?: { name: string; description: string; forms: { form: string; description: string }[] }[];
  environment: { name: string; description: string; since?: string; flag?: string }[];
  exitCodes: { code: number; httpStatus?: string[]; meaning: string; next: string }[];
  /** The pages of the commands by `group`, if they aren't all on one page. */
  groups?: { id: string; title: string }[];
  commands: Command[];
  tools?: { name: string; purpose: string }[];
  notBundled?: { name: string; reason: string; next: string }[];
};

/** The reference page of each program, by binary. */
export const programPages: Record<string, string> = {
  benchloom: '/docs/reference/cli',
  agentctl: '/docs/reference/agentctl',
  'benchloom-toolbelt': '/docs/reference/benchloom-toolbelt',
};

/** Returns the address of a command's entry. */
export function commandAddress({ binary, groups = [] }: CommandTree, { id, group }: Command): string {
  const own = groups.find(({ title }) => title === group);
  return `${programPages[binary]}${own ? `/${own.id}` : ''}#${id}`;
}

/** The files of the command trees in contracts/. */
export const commandTreeFiles = ['cli.json', 'agentctl.json', 'toolbelt.json', 'server-cli.json'];
