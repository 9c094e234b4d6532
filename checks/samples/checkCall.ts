import type { Command, CommandTree, Flag } from '../../plugins/contracts/commandTree';

/**
 * A problem with a call. `unknown`: the command or flag doesn't exist. `value`: a value isn't valid. `form`: a word is
 * missing, or too much, or flags can't be combined. `known` contains the unknown word and all existing names.
 */
export type CallProblem = {
  kind: 'unknown' | 'value' | 'form';
  message: string;
  known?: { word: string; names: string[] };
};

/** A word in a call, or null if the word is known only at run time, such as "$VERSION". */
export type CallWord = string | null;

const unitSeconds: Record<string, number> = { s: 1, m: 60, h: 3600, d: 86400 };

/** Matches a DIP: a folder, a file, or NAME@VERSION or NAME@released, optionally followed by a variant. */
const dipPattern =
  /^([^@]+|[a-z0-9][a-z0-9._-]{0,62}@(released|\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?(\+(?!variant=)[0-9A-Za-z.-]+)?)(\+variant=[a-z0-9-]{1,31})?)$/;

/** The arguments whose values are DIPs. */
const dipArguments = ['DIP', 'A', 'B'];

/** The value format for each flag type. All other types accept any non-empty text. */
const typePatterns: Record<string, RegExp> = {
  int: /^-?\d+$/,
  bool: /^(true|false)$/,
  duration: /^\d+[smhd]$/,
  url: /^https?:\/\/[^\s/]/,
  'key-value': /^[^=]+=/,
  'name-value': /^[^:]+:./,
  semver: /^\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?(\+[0-9A-Za-z.-]+)?$/,
  dip: dipPattern,
};

/** Returns what's wrong with the format, enum value, or range of a flag's value, or null if the value is valid. */
export function valueProblem(flag: Flag, text: string): string | null {
  const { name, type, enum: values, minimum = Number.NEGATIVE_INFINITY, maximum = Number.POSITIVE_INFINITY } = flag;
  if (!(typePatterns[type] ?? /./s).test(text)) return `${name}: "${text}" isn't a value of type ${type}`;
  const parts = type === 'enum-list' ? text.split(',') : [type === 'name-value' ? text.replace(/:.*/, '') : text];
  const wrong = values && parts.find((part) => !values.includes(part));
  if (wrong !== undefined) return `${name}: "${wrong}" isn't one of ${values?.join(', ')}`;
  if (amount(text) < amount(minimum)) return `${name}: ${text} is below ${minimum}`;
  return amount(text) > amount(maximum) ? `${name}: ${text} is above ${maximum}` : null;
}

/** Converts an integer or a duration to a number. Durations are converted to seconds. */
function amount(value: number | string): number {
  if (typeof value === 'number') return value;
  return Number.parseInt(value, 10) * (unitSeconds[value.at(-1) ?? ''] ?? 1);
}

/** Lists all flags that a command accepts: its own flags, global flags, and list flags if it's a list command. */
export function flagsOf(tree: CommandTree, command: Command): Flag[] {
  return [...command.flags, ...(command.list ? (tree.listFlags ?? []) : []), ...tree.globalFlags];
}

/** Checks the words after the binary. Returns the problems in word order. */
export function checkCall(tree: CommandTree, argv: CallWord[]): CallProblem[] {
  const problems: CallProblem[] = [];
  const report = (kind: CallProblem['kind'], message: string, known?: CallProblem['known']) =>
    problems.push({ kind, message, known });
  const given: string[] = [];

  /** Reads flags and other words, to the end or `--`, or only to the first word. Returns the words and what follows. */
  function read(all: CallWord[], flags: Flag[], stopsAtWord: boolean): { words: CallWord[]; rest: CallWord[] } {
    const rest = [...all];
    const words: CallWord[] = [];
    // Negative numbers such as -5 are values, so only known short flags count.
    const isFlag = (word?: CallWord) => word?.startsWith('--') || flags.some(({ short }) => short && short === word);
    while (rest.length > 0) {
      const word = rest[0] ?? null;
      const isWord = word === null || word === '-' || !word.startsWith('-');
      if (isWord && stopsAtWord) break;
      rest.shift();
      if (word === '--') break;
      if (isWord) {
        words.push(word);
        continue;
      }
      const [typed = '', inline] = word.split(/=(.*)/s);
      const flag = flags.find(({ name, short }) => typed === name || typed === short);
      if (!flag) {
        report('unknown', `unknown flag ${typed}`, { word: typed, names: flags.map(({ name }) => name) });
        continue;
      }
      given.push(flag.name);
      if (inline === undefined && flag.type === 'bool') continue;
      const value = inline ?? (isFlag(rest[0]) ? undefined : rest.shift());
      const fault = value === undefined ? `${flag.name} needs a value` : value !== null && valueProblem(flag, value);
      if (fault) report(value === undefined ? 'form' : 'value', fault);
    }
    return { words, rest };
  }

  const { rest: call } = read(argv, tree.globalFlags, true);
  const knownWords = (path: string[]) => path.findIndex((part, index) => call[index] !== part);
  const [command] = tree.commands
    .filter(({ path }) => knownWords(path) < 0)
    .sort((a, b) => b.path.length - a.path.length);
  if (!command) {
    const depth = Math.max(0, ...tree.commands.map(({ path }) => knownWords(path)));
    const shown = call.slice(0, depth + 1).map((word) => word ?? '…');
    const asksForHelp = call.length > 0 ? /^(?:--help|-h)$/.test(call[depth] ?? '') : given.includes('--help');
    if (asksForHelp) return problems;
    if (depth === call.length) report('form', `incomplete command "${[tree.binary, ...shown].join(' ')}"`);
    else
      report('unknown', `unknown command "${tree.binary} ${shown.join(' ')}"`, {
        word: shown.join(' '),
        names: tree.commands.map(({ path }) => path.join(' ')),
      });
    return problems;
  }

  const { words, rest } = read(call.slice(command.path.length), flagsOf(tree, command), false);
  for (const name of new Set(given.filter((each, index) => given.indexOf(each) !== index)))
    if (!command.flags.some((flag) => flag.name === name && flag.repeatable))
      report('form', `${name} is given more than once`);
  for (const { name, needs = [], excludes = [] } of command.flags.filter((flag) => given.includes(flag.name))) {
    for (const other of needs) if (!given.includes(other)) report('form', `${name} needs ${other}`);
    for (const other of excludes)
      if (given.indexOf(other) > given.indexOf(name)) report('form', `${name} and ${other} can't be combined`);
  }
  if (given.includes('--help')) return problems;
  for (const { name, required } of command.flags)
    if (required && !given.includes(name)) report('form', `missing flag ${name}`);
  const taken = command.arguments.filter(({ afterSeparator }) => !afterSeparator);
  const values = taken.length < command.arguments.length ? words : [...words, ...rest];
  for (const { name, required } of taken.slice(values.length)) if (required) report('form', `missing argument ${name}`);
  for (const [index, value] of values.entries()) {
    const last = taken.at(-1);
    const argument = taken[index] ?? (last?.repeatable ? last : undefined);
    if (!argument) report('form', `too many arguments: "${value ?? '…'}"`);
    else if (value !== null && argument.enum && !argument.enum.includes(value))
      report('value', `${argument.name}: "${value}" isn't one of ${argument.enum.join(', ')}`);
    else if (value !== null && dipArguments.includes(argument.name) && !dipPattern.test(value))
      report('value', `${argument.name}: "${value}" isn't a DIP`);
  }
  return problems;
}
