import { jsonOutput } from './jsonOutput';
import { blocks, code, fence, heading, prose, table } from './markdown';
import { sinceText } from './since';

type Flag = {
  name: string;
  short?: string;
  value?: string;
  type: string;
  enum?: (string | number)[];
  default?: string | number | boolean;
  required?: boolean;
  repeatable?: boolean;
  env?: string;
  since?: string;
  description: string;
  constraint?: string;
};

type Argument = { name: string; required: boolean; repeatable?: boolean; enum?: string[]; description: string };

type Command = {
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
  /** Schema in contracts/output/ of what the command prints as JSON. */
  output?: string;
  seeAlso?: string[];
};

/** A command tree of the contracts, see contracts/schema/command-tree.schema.json. */
export type CommandTree = {
  binary: string;
  callAs?: string;
  globalFlags: Flag[];
  listFlags?: Flag[];
  valueForms?: { name: string; description: string; forms: { form: string; description: string }[] }[];
  environment: { name: string; description: string; since?: string; flag?: string }[];
  exitCodes: { code: number; httpStatus?: string[]; meaning: string; next: string }[];
  commands: Command[];
  tools?: { name: string; purpose: string }[];
  notBundled?: { name: string; reason: string; next: string }[];
};

/** Reads a contract by its file name. */
type ReadContract = <Content>(file: string) => Content;

/** Returns the anchor of a flag on its reference page, such as `job-submit--wait` or `global--output`. */
export function flagAnchor(owner: string, flag: string): string {
  return `${owner}${flag.startsWith('--') ? flag : `--${flag.replace(/^-/, '')}`}`;
}

function flagForms({ name, short, value }: Flag): string {
  return [short, value ? `${name} ${value}` : name].filter(Boolean).join(', ');
}

function sentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}

const typeNames: Record<string, string> = {
  dip: 'DIP',
  'enum-list': 'list',
  hex: 'hexadecimal number',
  id: 'ID',
  int: 'integer',
  'key-value': 'key and value',
  'name-value': 'name and value',
  semver: 'SemVer',
  sha: 'commit',
  url: 'URL',
};

function flagFacts(flag: Flag): string {
  const type = typeNames[flag.type] ?? flag.type;
  return [
    flag.required && '**required**',
    flag.value && flag.type !== 'enum' && flag.value !== type && `type ${type}`,
    flag.enum?.map((value) => code(String(value))).join(', '),
    flag.default !== undefined && flag.type !== 'bool' && `default ${code(String(flag.default))}`,
    flag.repeatable && 'may be repeated',
    flag.env && `environment ${code(flag.env)}`,
    flag.since && sinceText(flag.since),
  ]
    .filter(Boolean)
    .join(' · ');
}

function flagItem(owner: string, flag: Flag): string {
  const facts = flagFacts(flag);
  const constraint = flag.constraint ? ` ${prose(sentence(capitalize(flag.constraint)))}` : '';
  return `- <Anchor id="${flagAnchor(owner, flag.name)}">${code(flagForms(flag))}</Anchor>${facts && ` · ${facts}`}\n  <br />${prose(flag.description)}${constraint}`;
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function argumentItem({ name, required, repeatable, enum: values, description }: Argument): string {
  const facts = [required ? '**required**' : 'optional', values?.map(code).join(', '), repeatable && 'may be repeated'];
  return `- ${code(name)} · ${facts.filter(Boolean).join(' · ')}\n  <br />${prose(description)}`;
}

/** Returns the synopsis of a command, with optional parts in brackets. */
export function synopsis(binary: string, { path, arguments: positional, flags, list }: Command): string {
  const words = positional.map(({ name, required, repeatable, enum: values }) => {
    const word = `${values ? values.join('|') : name}${repeatable ? '…' : ''}`;
    return required ? word : `[${word}]`;
  });
  const required = flags
    .filter((flag) => flag.required)
    .map((flag) => `${flag.name}${flag.value ? ` ${flag.value}` : ''}`);
  const more = flags.some((flag) => !flag.required) || list ? ['[flags]'] : [];
  return [binary, ...path, ...words, ...required, ...more].join(' ');
}

/** Returns the start of a command line: `callAs` if all examples use it, otherwise the binary. */
function callPrefix({ binary, callAs }: CommandTree, { examples }: Command): string {
  return callAs && examples.every(({ command }) => command.includes(callAs)) ? callAs : binary;
}

/** Returns the flag for JSON output. */
function jsonFlag({ globalFlags }: CommandTree): string {
  return globalFlags.some(({ name }) => name === '--output') ? '--output json' : '--json';
}

function commandEntry(tree: CommandTree, command: Command, read: ReadContract): string {
  const name = [tree.binary, ...command.path].join(' ');
  return blocks([
    heading(3, code(name), command.id),
    fence('text', synopsis(callPrefix(tree, command), command)),
    prose(command.description),
    command.since && `<KeyFacts>${sinceText(command.since)}</KeyFacts>`,
    command.role && (command.role === 'root' ? 'Run it as `root`.' : `Needs the role ${code(command.role)}.`),
    [...command.arguments.map(argumentItem), ...command.flags.map((flag) => flagItem(command.id, flag))].join('\n'),
    command.list && `Also takes the [flags of lists](#list-flags).`,
    ...command.examples.flatMap(({ description, command: call, output }) => [
      prose(sentence(capitalize(description))),
      fence('bash', call),
      output && fence('text', output, 'title="Example output"'),
    ]),
    command.output && jsonOutput(command.id, jsonFlag(tree), command.output, read),
    `Exit codes: ${command.exitCodes.map((exit) => `[${exit}](#exit-${exit})`).join(', ')}.`,
  ]);
}

/** Returns the exit codes of a program as a table; each code has the anchor `#exit-N`. */
export function exitCodes(tree: CommandTree): string {
  return table(
    ['Exit code', 'Meaning', 'What to do'],
    tree.exitCodes.map(({ code: exit, httpStatus, meaning, next }) => [
      `<Anchor id="exit-${exit}">${exit}</Anchor>`,
      [prose(meaning), httpStatus && `HTTP ${httpStatus.join(', ')}.`].filter(Boolean).join(' '),
      prose(sentence(capitalize(next))),
    ]),
  );
}

/** Returns the reference of a program as Markdown: commands by group, flags, value formats, exit codes, environment. */
export function commandReference(tree: CommandTree, read: ReadContract): string {
  const groups = [...new Set(tree.commands.map(({ group }) => group))];
  return blocks([
    heading(2, 'Flags of every command', 'global-flags'),
    tree.globalFlags.map((flag) => flagItem('global', flag)).join('\n'),
    tree.listFlags && heading(3, 'Flags of lists', 'list-flags'),
    tree.listFlags?.map((flag) => flagItem('list', flag)).join('\n'),
    tree.valueForms && heading(2, 'Forms of values', 'value-forms'),
    ...(tree.valueForms ?? []).flatMap(({ name, description, forms }) => [
      `${code(name)}: ${prose(description)}`,
      table(
        ['Form', 'Meaning'],
        forms.map((form) => [code(form.form), prose(form.description)]),
      ),
    ]),
    ...groups.flatMap((group) => [
      `## ${group}`,
      ...tree.commands.filter((command) => command.group === group).map((command) => commandEntry(tree, command, read)),
    ]),
    heading(2, 'Exit codes', 'exit-codes'),
    exitCodes(tree),
    'For programs, the codes of all four command lines are at [`/data/exit-codes.json`](pathname:///data/exit-codes.json).',
    tree.environment.length > 0 && heading(2, 'Environment variables', 'environment'),
    tree.environment.length > 0 &&
      table(
        ['Variable', 'Flag', 'Meaning'],
        tree.environment.map(({ name, flag, since, description }) => [
          `<Anchor id="${name}">${code(name)}</Anchor>`,
          flag ? code(flag) : '–',
          [prose(description), since && `(${sinceText(since)})`].filter(Boolean).join(' '),
        ]),
      ),
  ]);
}

/** Returns the tools that the toolbelt pins, and those that it can't bundle, as Markdown. */
export function bundledTools(tree: CommandTree): string {
  return blocks([
    table(
      ['Tool', 'What the agent uses it for'],
      (tree.tools ?? []).map(({ name, purpose }) => [code(name), prose(purpose)]),
    ),
    tree.notBundled && 'Not in the toolbelt:',
    tree.notBundled?.map(({ name, reason, next }) => `- ${prose(name)}: ${prose(reason)} ${prose(next)}`).join('\n'),
  ]);
}
