import type { ReadContract } from '../readContract';
import { type Argument, type Command, type CommandTree, commandAddress, type Flag } from './commandTree';
import { jsonOutput } from './jsonOutput';
import { blocks, code, entryHead, fence, heading, prose, range, required, row, rows, table } from './markdown';
import { sinceText } from './since';

/** Returns a flag's anchor on its reference page, such as `job-submit--wait` or `global--output`. */
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
  bool: 'switch',
  dip: 'DIP',
  'enum-list': 'list',
  hex: 'hexadecimal',
  id: 'ID',
  int: 'integer',
  'key-value': 'key=value',
  'name-value': 'name:value',
  semver: 'SemVer',
  sha: 'commit',
  url: 'URL',
};

function flagRow(owner: string, flag: Flag): string {
  const standard = flag.default === undefined || flag.default === false ? '' : String(flag.default);
  const constraint = flag.constraint ? ` ${prose(sentence(capitalize(flag.constraint)))}` : '';
  return row(
    `<Anchor id="${flagAnchor(owner, flag.name)}">${code(flagForms(flag))}</Anchor>`,
    [
      flag.required && required,
      prose(flag.enum?.join(', ') ?? typeNames[flag.type] ?? flag.type),
      standard && `default ${prose(standard)}`,
      range(flag.minimum, flag.maximum),
      flag.repeatable && 'repeatable',
      flag.env && prose(flag.env),
      flag.since && sinceText(flag.since),
    ],
    `${prose(flag.description)}${constraint}`,
  );
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function argumentRow({ name, required: isRequired, repeatable, enum: values, description }: Argument): string {
  const type = prose(values?.join(', ') ?? 'argument');
  return row(code(name), [isRequired && required, type, repeatable && 'repeatable'], prose(description));
}

/** Returns a command's synopsis, with optional parts in brackets. */
export function synopsis(binary: string, { path, arguments: positional, flags, list }: Command): string {
  const words = positional.map(({ name, required, repeatable, afterSeparator, enum: values }) => {
    const word = `${afterSeparator ? '-- ' : ''}${values ? values.join('|') : name}${repeatable ? '…' : ''}`;
    return required ? word : `[${word}]`;
  });
  const needed = flags
    .filter((flag) => flag.required)
    .map((flag) => `${flag.name}${flag.value ? ` ${flag.value}` : ''}`);
  const more = flags.some((flag) => !flag.required) || list ? ['[flags]'] : [];
  return [binary, ...path, ...words, ...needed, ...more].join(' ');
}

/** Returns the start of a command line: `callAs` if all examples use it, otherwise the binary's name. */
function callPrefix({ binary, callAs }: CommandTree, { examples }: Command): string {
  return callAs && examples.every(({ command }) => command.includes(callAs)) ? callAs : binary;
}

function jsonFlag({ globalFlags }: CommandTree): string {
  return globalFlags.some(({ name }) => name === '--output') ? '--output json' : '--json';
}

/** Returns a command's synopsis if it adds something to the heading, such as arguments or required flags. */
function usefulSynopsis(tree: CommandTree, command: Command): string | false {
  const prefix = callPrefix(tree, command);
  const plain =
    prefix === tree.binary && command.arguments.length === 0 && command.flags.every((flag) => !flag.required);
  return !plain && `<Synopsis>${code(synopsis(prefix, command))}</Synopsis>`;
}

function commandEntry(tree: CommandTree, command: Command, read: ReadContract, level: number): string {
  const name = [tree.binary, ...command.path].join(' ');
  const { role, exitCodes: exits, since } = command;
  return blocks([
    entryHead(heading(level, code(name), command.id), [
      role && (role === 'root' ? 'run as root' : `role ${role}`),
      `exit codes ${exits.join(', ')}`,
      since && sinceText(since),
    ]),
    prose(command.description),
    usefulSynopsis(tree, command),
    rows([...command.arguments.map(argumentRow), ...command.flags.map((flag) => flagRow(command.id, flag))]),
    command.list && `Also accepts the [list flags](${tree.groups ? '/docs/reference/cli' : ''}#list-flags).`,
    ...command.examples.flatMap(({ description, command: call, output }) => [
      fence('bash', call, `title="${capitalize(description)}"`),
      output && fence('text', output, 'output'),
    ]),
    command.output && jsonOutput(command.id, jsonFlag(tree), command.output, read),
  ]);
}

/** Returns a program's exit codes as a table. Each code has the anchor `#exit-N`. */
export function exitCodes(tree: CommandTree): string {
  return table(tree.exitCodes, {
    'Exit code': ({ code: exit }) => `<Anchor id="exit-${exit}">${exit}</Anchor>`,
    Meaning: ({ meaning, httpStatus }) =>
      [prose(meaning), httpStatus && `HTTP ${httpStatus.join(', ')}.`].filter(Boolean).join(' '),
    'What to do': ({ next }) => prose(sentence(capitalize(next))),
  });
}

/** Returns a table of roles and the commands that need them. */
export function roleTable(trees: CommandTree[]): string {
  const commands = trees.flatMap((tree) =>
    tree.commands.map((command) => ({
      role: command.role,
      link: `[${code([tree.binary, ...command.path].join(' '))}](${commandAddress(tree, command)})`,
    })),
  );
  return table(['viewer', 'developer', 'operator', 'admin', 'root'], {
    Role: code,
    Commands: (name) => commands.flatMap(({ role, link }) => (role === name ? [link] : [])).join(', '),
  });
}

/** Returns the commands by group, one per line, each with a link. */
export function commandIndex(tree: CommandTree): string {
  return blocks([
    heading(2, 'All commands', 'all-commands'),
    ...commandGroups(tree.commands).flatMap(({ group, members }) => [
      tree.groups ? `### ${group}` : `**${group}**`,
      rows(members.map((command) => indexRow(tree, command))),
    ]),
  ]);
}

/** Returns a row of the index. On a page without the command itself, the row has the command's anchor. */
function indexRow(tree: CommandTree, command: Command): string {
  const { id, path, summary } = command;
  const name = code(path.join(' '));
  const link = tree.groups
    ? `<Link id="${id}" to="${commandAddress(tree, command)}">${name}</Link>`
    : `[${name}](#${id})`;
  return `- ${link} ${prose(summary)}`;
}

function commandGroups(commands: Command[]): { group: string; members: Command[] }[] {
  const names = [...new Set(commands.map(({ group }) => group))];
  return names.map((group) => ({ group, members: commands.filter((command) => command.group === group) }));
}

function environmentTable({ environment }: CommandTree): string {
  return table(environment, {
    Variable: ({ name }) => `<Anchor id="${name}">${code(name)}</Anchor>`,
    Flag: ({ flag }) => flag && code(flag),
    Meaning: ({ description, since }) => `${prose(description)}${since ? ` (${sinceText(since)})` : ''}`,
  });
}

/** Returns what applies to all of a program's commands: notes, environment, configuration file, and exit codes. */
function common(tree: CommandTree): (string | false | undefined)[] {
  const { notes = [], environment, configFile } = tree;
  const note = (wanted: (id: string) => boolean) =>
    notes.filter(({ id }) => wanted(id)).flatMap(({ id, title, text }) => [heading(2, title, id), prose(text)]);
  return [
    ...note((id) => id === 'precedence'),
    environment.length > 0 && heading(2, 'Environment variables', 'environment'),
    ...(environment.length > 0 ? ['<Fields>', environmentTable(tree), '</Fields>'] : []),
    configFile?.example && heading(2, 'Configuration file', 'config-file'),
    configFile?.example && `${code(configFile.path)}: ${prose(configFile.description)}`,
    configFile?.example &&
      fence('json', JSON.stringify(configFile.example, undefined, 2), `title="${configFile.path}"`),
    ...note((id) => id === 'streams'),
    heading(2, 'Exit codes', 'exit-codes'),
    ...notes.filter(({ id }) => id === 'exit-codes').map(({ text }) => prose(text)),
    '<Fields>',
    exitCodes(tree),
    '</Fields>',
    'The exit codes of all four programs are also available as JSON: [`/data/exit-codes.json`](pathname:///data/exit-codes.json).',
    ...note((id) => !['precedence', 'streams', 'exit-codes'].includes(id)),
  ];
}

/**
 * Returns a program's reference as Markdown: the common parts, flags, value formats, and commands by group. If each
 * group has its own page, returns either the commands of one group or everything else.
 * @param group ID of the group
 */
export function commandReference(tree: CommandTree, read: ReadContract, group?: string): string {
  const title = tree.groups?.find(({ id }) => id === group)?.title;
  const groups = commandGroups(tree.commands);
  const own = groups.find((candidate) => candidate.group === title);
  if (own) return blocks(own.members.map((command) => commandEntry(tree, command, read, 2)));
  return blocks([
    ...common(tree),
    heading(2, 'Global flags', 'global-flags'),
    rows(tree.globalFlags.map((flag) => flagRow('global', flag))),
    tree.listFlags && heading(3, 'List flags', 'list-flags'),
    tree.listFlags && rows(tree.listFlags.map((flag) => flagRow('list', flag))),
    tree.valueForms && heading(2, 'Value formats', 'value-forms'),
    ...(tree.valueForms ?? []).flatMap(({ name, description, forms }) => [
      `${code(name)}: ${prose(description)}`,
      table(forms, { Format: ({ form }) => code(form), Meaning: (form) => prose(form.description) }),
    ]),
    ...(tree.groups ? [] : groups).flatMap(({ group: name, members }) => [
      `## ${name}`,
      ...members.map((command) => commandEntry(tree, command, read, 3)),
    ]),
  ]);
}

/** Returns the tools that the toolbelt pins and those that it can't bundle, as Markdown. */
export function bundledTools(tree: CommandTree): string {
  return blocks([
    table(tree.tools ?? [], {
      Tool: ({ name }) => code(name),
      'What the agent uses it for': ({ purpose }) => prose(purpose),
    }),
    tree.notBundled && 'Not in the toolbelt:',
    tree.notBundled?.map(({ name, reason, next }) => `- ${prose(name)}: ${prose(reason)} ${prose(next)}`).join('\n'),
  ]);
}
