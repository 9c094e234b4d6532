import type { Command, CommandTree, Flag } from '../../plugins/contracts/commandTree';

/**
 * A problem with a call. `unknown`: the command or flag doesn't exist. `missing`: a word is missing. `extra`: the call
 * has an extra word. `value`: a value isn't valid. `relation`: flags can't be combined. `known` contains the unknown
 * word and all existing names.
 */
export type CallProblem = {
  kind: 'unknown' | 'missing' | 'extra' | 'value' | 'relation';
  message: string;
  known?: { word: string; names: string[] };
};

/** A word in a call, or null if the word is known only at run time, such as "$VERSION". */
type Word = string | null;

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
  hex: /^0x[0-9a-fA-F]{1,16}$/,
  sha: /^[0-9a-fA-F]{7,64}$/,
  email: /^[^@\s]+@[^@\s]+$/,
  dip: dipPattern,
};

/** Returns the parts of a value that must occur in the flag's `enum`. */
const enumParts: Record<string, (text: string) => string[]> = {
  enum: (text) => [text],
  'enum-list': (text) => text.split(','),
  'name-value': (text) => [text.slice(0, text.indexOf(':'))],
};

/** Returns what's wrong with the format, enum value, or range of a flag's value, or null if the value is valid. */
export function valueProblem(flag: Flag, text: string): string | null {
  if (!(typePatterns[flag.type] ?? /./s).test(text)) {
    return `${flag.name}: "${text}" isn't a value of type ${flag.type}`;
  }
  if (flag.enum) {
    const wrong = enumParts[flag.type]?.(text).find((part) => !flag.enum?.includes(part));
    if (wrong !== undefined) {
      return `${flag.name}: "${wrong}" isn't one of ${flag.enum.join(', ')}`;
    }
  }
  if (flag.minimum !== undefined && amount(text) < amount(flag.minimum)) {
    return `${flag.name}: ${text} is below ${flag.minimum}`;
  }
  if (flag.maximum !== undefined && amount(text) > amount(flag.maximum)) {
    return `${flag.name}: ${text} is above ${flag.maximum}`;
  }
  return null;
}

/** Lists all flags that a command accepts: its own flags, global flags, and list flags if it's a list command. */
export function flagsOf(tree: CommandTree, command: Command): Flag[] {
  const listFlags = command.list ? (tree.listFlags ?? []) : [];
  return [...command.flags, ...listFlags, ...tree.globalFlags];
}

/** Checks the words after the binary. Returns the problems in word order. */
export function checkCall(tree: CommandTree, argv: Word[]): CallProblem[] {
  const leading = readWords(argv, tree.globalFlags, { stopAtWord: true });
  const call = argv.slice(leading.end);
  const command = findCommand(tree, call);
  const problems = [...leading.problems];
  if (command) {
    const rest = readWords(call.slice(command.path.length), flagsOf(tree, command));
    const given = [...leading.given, ...rest.given];
    problems.push(...rest.problems, ...flagProblems(command, given));
    if (!given.includes('--help')) {
      problems.push(...missingFlags(command, given), ...argumentProblems(command, rest));
    }
  } else if (!asksForHelp(tree, call, leading.given)) {
    problems.push(commandProblem(tree, call));
  }
  return problems;
}

function problem(kind: CallProblem['kind'], message: string, known?: CallProblem['known']): CallProblem {
  return { kind, message, ...(known && { known }) };
}

/** Converts an integer or a duration to a number. Durations are converted to seconds. */
function amount(value: number | string): number {
  const unit = String(value).at(-1) ?? '';
  return Number.parseInt(String(value), 10) * (unitSeconds[unit] ?? 1);
}

function startsWith(words: Word[], prefix: Word[]): boolean {
  return prefix.every((part, index) => words[index] === part);
}

function findCommand(tree: CommandTree, words: Word[]): Command | undefined {
  return tree.commands.filter(({ path }) => startsWith(words, path)).sort((a, b) => b.path.length - a.path.length)[0];
}

/** Counts how many leading words match the start of a command path. */
function knownDepth(tree: CommandTree, words: Word[]): number {
  let depth = 0;
  while (depth < words.length && tree.commands.some(({ path }) => startsWith(path, words.slice(0, depth + 1)))) {
    depth += 1;
  }
  return depth;
}

/** Returns true for `--help` on its own, or after some or all words of a command. */
function asksForHelp(tree: CommandTree, words: Word[], given: string[]): boolean {
  const after = words.slice(knownDepth(tree, words));
  const helpFlags = tree.globalFlags
    .filter(({ name }) => name === '--help')
    .flatMap(({ name, short }) => [name, short]);
  return words.length === 0 ? given.includes('--help') : helpFlags.includes(after[0] ?? undefined);
}

function commandProblem(tree: CommandTree, words: Word[]): CallProblem {
  const depth = knownDepth(tree, words);
  const shown = words
    .slice(0, depth + 1)
    .map((word) => word ?? '…')
    .join(' ');
  return depth === words.length
    ? problem('missing', `incomplete command "${[tree.binary, shown].join(' ').trim()}"`)
    : problem('unknown', `unknown command "${tree.binary} ${shown}"`, {
        word: shown,
        names: tree.commands.map(({ path }) => path.join(' ')),
      });
}

/** The parsed words. `passed`: the words after `--`, or null. `end`: the index of the first unread word. */
type Read = { given: string[]; words: Word[]; passed: Word[] | null; problems: CallProblem[]; end: number };

function readWords(argv: Word[], flags: Flag[], { stopAtWord = false } = {}): Read {
  const result: Read = { given: [], words: [], passed: null, problems: [], end: argv.length };
  for (let index = 0; index < argv.length; index += 1) {
    const word = argv[index] ?? null;
    if (word === '--') {
      result.passed = argv.slice(index + 1);
      break;
    }
    if (word === null || word === '-' || !word.startsWith('-')) {
      if (stopAtWord) {
        result.end = index;
        break;
      }
      result.words.push(word);
      continue;
    }
    const equals = word.indexOf('=');
    const typedName = equals < 0 ? word : word.slice(0, equals);
    const flag = flags.find(({ name, short }) => typedName === name || typedName === short);
    if (!flag) {
      result.problems.push(
        problem('unknown', `unknown flag ${typedName}`, { word: typedName, names: flags.map(({ name }) => name) }),
      );
      continue;
    }
    result.given.push(flag.name);
    let value: Word | undefined = equals < 0 ? undefined : word.slice(equals + 1);
    if (value === undefined && flag.type === 'bool') continue;
    if (value === undefined && !looksLikeFlag(argv[index + 1], flags)) {
      index += 1;
      value = argv[index];
    }
    if (value === undefined) {
      result.problems.push(problem('missing', `${flag.name} needs a value`));
    } else if (value !== null) {
      const fault = valueProblem(flag, value);
      if (fault) result.problems.push(problem('value', fault));
    }
  }
  return result;
}

/** Returns true for flags. Negative numbers such as -5 are values, so only known short flags count. */
function looksLikeFlag(word: Word | undefined, flags: Flag[]): boolean {
  return word?.startsWith('--') || flags.some(({ short }) => short && short === word);
}

function flagProblems(command: Command, given: string[]): CallProblem[] {
  const flags = command.flags.filter(({ name }) => given.includes(name));
  const named = new Map(flags.map((flag) => [flag.name, flag]));
  const repeated = [...new Set(given.filter((name, index) => given.indexOf(name) !== index))];
  return [
    ...repeated
      .filter((name) => !named.get(name)?.repeatable)
      .map((name) => problem('relation', `${name} is given more than once`)),
    ...flags.flatMap(({ name, needs = [], excludes = [] }) => [
      ...needs.filter((other) => !given.includes(other)).map((other) => problem('relation', `${name} needs ${other}`)),
      ...excludes
        .filter((other) => given.indexOf(other) > given.indexOf(name))
        .map((other) => problem('relation', `${name} and ${other} can't be combined`)),
    ]),
  ];
}

function missingFlags(command: Command, given: string[]): CallProblem[] {
  return command.flags
    .filter(({ name, required }) => required && !given.includes(name))
    .map(({ name }) => problem('missing', `missing flag ${name}`));
}

function argumentProblems(command: Command, { words, passed }: Read): CallProblem[] {
  const taken = command.arguments.filter(({ afterSeparator }) => !afterSeparator);
  const passesOn = taken.length < command.arguments.length;
  const values = passesOn ? words : [...words, ...(passed ?? [])];
  const problems = taken
    .slice(values.length)
    .filter(({ required }) => required)
    .map(({ name }) => problem('missing', `missing argument ${name}`));
  values.forEach((value, index) => {
    const last = taken.at(-1);
    const argument = taken[index] ?? (last?.repeatable ? last : undefined);
    if (!argument) {
      problems.push(problem('extra', `too many arguments: "${value ?? '…'}"`));
    } else if (argument.enum && value !== null && !argument.enum.includes(value)) {
      problems.push(problem('value', `${argument.name}: "${value}" isn't one of ${argument.enum.join(', ')}`));
    } else if (dipArguments.includes(argument.name) && value !== null && !dipPattern.test(value)) {
      problems.push(problem('value', `${argument.name}: "${value}" isn't a DIP`));
    }
  });
  return problems;
}
