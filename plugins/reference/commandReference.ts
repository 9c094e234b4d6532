import {
  type Argument,
  type Command,
  type CommandTree,
  commandAddress,
  type Flag,
  programPages,
} from '../contracts/commandTree';
import type { ReadContract } from '../contracts/readContract';
import { blocks, code, entryHead, fence, heading, prose, range, required, row, rows, table } from '../lib/markdown';
import { sentence } from '../lib/sentence';
import { jsonOutput } from './jsonOutput';
import { sinceText } from './since';

function flagRow(owner: string, flag: Flag): string {
  const { name, short, value, enum: values, default: standard = false } = flag;
  const form = [code([short, name].filter(Boolean).join(', ')), value && code(value)].filter(Boolean).join(' ');
  const constraint = flag.constraint ? ` ${prose(sentence(capitalize(flag.constraint)))}` : '';
  return row(
    `<Anchor id="${owner}${name}">${form}</Anchor>`,
    [
      flag.required && required,
      values && prose(values.join(', ')),
      standard !== false && `default ${prose(String(standard))}`,
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
  const facts = [isRequired && required, values && prose(values.join(', ')), repeatable && 'repeatable'];
  return row(code(name), facts, prose(description));
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

/** Returns a command's arguments or, if all examples use `callAs`, the whole call. */
function callLine(tree: CommandTree, command: Command): string {
  const { binary, callAs } = tree;
  if (callAs && command.examples.every((example) => example.command.includes(callAs))) return synopsis(callAs, command);
  return synopsis(binary, command).slice(commandName(tree, command).length + 1);
}

function commandName({ binary }: CommandTree, { path }: Command): string {
  return [binary, ...path].join(' ');
}

/** Returns the address of the page with the parts that apply to all commands, or nothing if it's the same page. */
function commonPage(tree: CommandTree): string {
  return tree.groups ? (programPages[tree.binary] ?? '') : '';
}

function commandEntry(tree: CommandTree, command: Command, read: ReadContract, level: number): string {
  const { id, role, exitCodes: exits, since, arguments: positional, flags } = command;
  const common = commonPage(tree);
  const call = callLine(tree, command);
  const jsonFlag = tree.globalFlags.some(({ name }) => name === '--output') ? '--output json' : '--json';
  const parts = [positional.length > 0 && 'arguments', flags.length > 0 && 'flags'].filter(Boolean).join(' and ');
  const shared = [command.list && 'list', tree.globalFlags.length > 0 && 'global'].filter(Boolean);
  return blocks([
    '<Command>',
    '<CommandText>',
    entryHead(heading(level, code(commandName(tree, command)), id), [
      role && (role === 'root' ? 'run as root' : `${role} role`),
      since && sinceText(since),
    ]),
    call && `<Synopsis>${code(call)}</Synopsis>`,
    prose(command.description),
    parts && `**${capitalize(parts)}**`,
    rows([...positional.map(argumentRow), ...flags.map((flag) => flagRow(id, flag))]),
    shared.length > 0 &&
      `Also takes the ${shared.map((kind) => `[${kind} flags](${common}#${kind}-flags)`).join(' and the ')}.`,
    '</CommandText>',
    '<Samples>',
    ...command.examples.flatMap(({ description, command: line, output }) => [
      fence('bash', line, `title="${capitalize(description)}"`),
      output && fence('text', output, 'output'),
    ]),
    '</Samples>',
    command.output && jsonOutput(tree, command, jsonFlag, read),
    `[Exit codes](${common}#exit-codes): ${exits.join(', ')}`,
    '</Command>',
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
      link: `[${code(commandName(tree, command))}](${commandAddress(tree, command)})`,
    })),
  );
  return table(['viewer', 'developer', 'operator', 'admin', 'root'], {
    Role: code,
    Commands: (name) => commands.flatMap(({ role, link }) => (role === name ? [link] : [])).join(', '),
  });
}

/** Returns all commands, one per line, each with a link. If each group has its own page, they're in groups. */
export function commandIndex(tree: CommandTree): string {
  if (!tree.groups) return blocks([heading(2, 'All commands', 'all-commands'), commandHead(tree, tree.commands)]);
  return blocks([
    heading(2, 'All commands', 'all-commands'),
    ...commandGroups(tree.commands).flatMap(({ group, members }) => [
      `### [${group}](${commandAddress(tree, members[0] as Command).replace(/#.*/, '')})`,
      // Each row has the command's anchor, which its page has too.
      rows(
        members.map((command) => {
          const link = `<Link id="${command.id}" to="${commandAddress(tree, command)}">${code(command.path.join(' '))}</Link>`;
          return row(link, [], prose(command.summary));
        }),
      ),
    ]),
  ]);
}

/** Returns the start of a page of commands: a list of them, the formats of their values, and links to what they share. */
function commandHead(tree: CommandTree, commands: Command[]): string {
  const common = commonPage(tree);
  const used = commands.flatMap(({ arguments: positional, flags }) => [
    ...positional.map(({ name }) => name),
    ...flags.map(({ value }) => value),
  ]);
  const forms = (tree.valueForms ?? []).filter(({ name }) => used.includes(name));
  const or = new Intl.ListFormat('en', { type: 'disjunction' });
  return blocks([
    '<CommandHead>',
    rows(commands.map(({ id, path, summary }) => row(`[${code(path.join(' '))}](#${id})`, [], prose(summary)))),
    '<Samples>',
    forms.length > 0 && '**In these commands**',
    rows(
      forms.map((value) => {
        const link = `[${code(value.name)}](${common}#${valueAnchor(value.name)})`;
        return row(link, [], or.format(value.forms.map(({ form }) => code(form))));
      }),
    ),
    `[Global flags](${common}#global-flags), [exit codes](${common}#exit-codes)${common && `, [all commands on one page](pathname://${common}.md)`}`,
    '</Samples>',
    '</CommandHead>',
  ]);
}

function valueAnchor(name: string): string {
  return `value-${name.toLowerCase()}`;
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
    exitCodes(tree),
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
  if (own)
    return blocks([
      commandHead(tree, own.members),
      ...own.members.map((command) => commandEntry(tree, command, read, 2)),
    ]);
  return blocks([
    ...common(tree),
    heading(2, 'Global flags', 'global-flags'),
    rows(tree.globalFlags.map((flag) => flagRow('global', flag))),
    tree.listFlags && heading(3, 'List flags', 'list-flags'),
    tree.listFlags && rows(tree.listFlags.map((flag) => flagRow('list', flag))),
    tree.valueForms && heading(2, 'Value formats', 'value-forms'),
    ...(tree.valueForms ?? []).flatMap(({ name, description, forms }) => [
      `<Anchor id="${valueAnchor(name)}">${code(name)}</Anchor>: ${prose(description)}`,
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
