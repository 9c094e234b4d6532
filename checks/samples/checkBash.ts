import { type Command, forEachChild, parse, type SyntaxNode, type Word } from 'unbash';
import type { CommandTree } from '../../plugins/contracts/commandTree';
import type { Page } from '../readPages';
import { didYouMean, type Finding } from '../report';
import { type CallProblem, checkCall } from './checkCall';
import type { Contracts } from './contracts';

/** A word that the shell passes to a command, or null if its value is known only at run time. */
type CallWord = string | null;

/** A call to one of our binaries, with its position in the text. */
export type Call = { tree: CommandTree; words: CallWord[]; offset: number };

/** Programs that run another program, each with the flags that take the next word as their value. */
const wrappers: Record<string, string[]> = {
  sudo: ['-u', '--user', '-g', '--group'],
  env: ['-u', '--unset', '-C', '--chdir'],
  timeout: ['-k', '-s', '--kill-after', '--signal'],
  watch: ['-n', '--interval'],
  xargs: ['-n', '-I', '-P', '-L', '-d'],
};

/** Programs that run a command elsewhere. The command starts at the first word that's one of our binaries. */
const remote = ['docker', 'podman', 'ssh', 'systemd-run'];

/** PostgreSQL's programs. If an argument looks like one of our binaries, it's the name of a database. */
const databaseTools = ['pg_dump', 'pg_restore', 'psql', 'createdb', 'dropdb'];

const shells = ['sh', 'bash'];
const installers = ['pip', 'pip3', 'pipx', 'uv', 'apt', 'apt-get', 'dnf', 'brew', 'npm'];

/** Creates the check for bash blocks. */
export function createBashCheck(contracts: Contracts): (page: Page) => Finding[] {
  return ({ file, blocks }) =>
    blocks
      .filter(({ language }) => language === 'bash')
      .flatMap(({ value, fenceLine }) =>
        scriptFaults(contracts, value).map(({ offset, ...fault }): Finding => {
          return { file, line: fenceLine + value.slice(0, offset).split('\n').length, kind: 'bash', ...fault };
        }),
      );
}

/**
 * Finds all calls to our binaries in a script, including nested ones.
 * @param contracts contracts with the command trees
 * @param script bash script
 */
export function findCalls(contracts: Contracts, script: string): Call[] {
  return commandsIn(script).flatMap(({ words, offset }) => callIn(contracts, words, offset));
}

type CommandFinding = { offset: number; reason: string; fix?: string };

export function scriptFaults(contracts: Contracts, script: string): CommandFinding[] {
  const [error] = parse(script).errors ?? [];
  const syntax = error ? [{ offset: error.pos, reason: `not valid bash: ${error.message}` }] : [];
  const faults = [...promptFaults(script), ...syntax, ...chainFaults(script)];
  return [...faults, ...callFaults(contracts, script)];
}

const checkCommand = /\btools check\b|\bconfig validate\b/;
const restartCommand = /\bcompose (up|restart)\b|\bagentctl (start|restart)\b/;

/** Finds restarts that would run even if the preceding check had failed, because they're on a separate line. */
function chainFaults(script: string): CommandFinding[] {
  const statements = parse(script).commands.map(({ pos, end }) => ({ offset: pos, text: script.slice(pos, end) }));
  const check = statements.findIndex(({ text }) => checkCommand.test(text));
  const restarts = check < 0 ? [] : statements.slice(check + 1).filter(({ text }) => restartCommand.test(text));
  const reason = 'the restart runs even if the check before it fails';
  return restarts.map(({ offset }) => ({ offset, reason, fix: 'join check and restart with &&' }));
}

function promptFaults(script: string): CommandFinding[] {
  const prompts = [...script.matchAll(/^[ \t]*[$] (?=\S)/gm)];
  const fix = 'remove the prompt; put output in a separate text block';
  return prompts.map(({ index }) => ({ offset: index, reason: 'a prompt comes before the command', fix }));
}

function callFaults(contracts: Contracts, script: string): CommandFinding[] {
  const commands = commandsIn(script);
  const calls = commands.flatMap(({ words, offset }) => callIn(contracts, words, offset));
  return [
    ...calls.flatMap(({ tree, words, offset }) =>
      checkCall(tree, words).map((problem) => ({
        offset,
        reason: `${callName(tree, words)}: ${problem.message}`,
        fix: fixOf(tree, problem),
      })),
    ),
    ...commands.flatMap(({ words, offset }) => installFaults(words, offset)),
  ];
}

function callName(tree: CommandTree, words: CallWord[]): string {
  const { path = [] } =
    tree.commands.find((command) => command.path.every((part, index) => part === words[index])) ?? {};
  return [tree.binary, ...path].join(' ');
}

/** Returns a suggestion for an unknown command or flag. */
export function fixOf(tree: CommandTree, { known }: CallProblem): string | undefined {
  return known && didYouMean(known.word, known.names, `see the command tree of ${tree.binary} in contracts/`);
}

/** Finds installations of our packages by name, because our packages come from the download host, not a registry. */
function installFaults(words: CallWord[], offset: number): CommandFinding[] {
  const [installer, ...rest] = unwrap(words);
  const arguments_ = rest.filter((word) => word !== null);
  if (!installer || !installers.includes(installer) || !arguments_.includes('install')) return [];
  const name = arguments_.find((word) => /^benchloom(-[a-z]+)?([=<>@].*)?$/.test(word));
  const fix = 'install a file from the download host, and check its SHA-256';
  return name ? [{ offset, reason: `${installer} installs ${name} from a registry`, fix }] : [];
}

type FoundCommand = { words: CallWord[]; offset: number };

/** Finds every command in a script, including commands in substitutions, loops, and conditions. */
function commandsIn(script: string): FoundCommand[] {
  const commands: FoundCommand[] = [];
  visit(parse(script), (node) => {
    if (node.type === 'Command' && node.name) commands.push({ words: wordsOf(node), offset: node.name.pos });
  });
  return commands;
}

function visit(node: SyntaxNode, look: (node: SyntaxNode) => void): void {
  look(node);
  forEachChild(node, (child) => visit(child, look));
}

function wordsOf(command: Command): CallWord[] {
  const words = command.suffix.filter((each) => each.type === 'Word' || each.type === 'Assignment');
  const texts = words.flatMap((each) => (each.type === 'Word' ? textsOf(each) : [each.text]));
  return [...(command.name ? textsOf(command.name) : []), ...texts];
}

/** Splits a flag whose value is known only at run time, such as `--dip=$FILE`, into two words: the flag and null. */
function textsOf(word: Word): CallWord[] {
  if (!isDynamic(word)) return [word.value];
  const flag = /^(--[a-z][a-z-]*)=/.exec(word.text);
  return flag?.[1] ? [flag[1], null] : [null];
}

function isDynamic(word: Word): boolean {
  let dynamic = false;
  visit(word, ({ type }) => {
    dynamic ||= /Expansion$|^ProcessSubstitution$/.test(type);
  });
  return dynamic;
}

function callIn(contracts: Contracts, found: CallWord[], offset: number): Call[] {
  const words = unwrap(found);
  const [first, second, third] = words;
  if (!first) return [];
  const tree = contracts.trees.get(first);
  if (tree) return [{ tree, words: words.slice(1), offset }];
  if (/^python3?(\.\d+)?$/.test(first) && second === '-m' && third === 'benchloom.run') {
    return [{ tree: runModule(contracts), words: words.slice(3), offset }];
  }
  if (shells.includes(first) && second === '-c' && third) {
    return findCalls(contracts, third).map((call) => ({ ...call, offset }));
  }
  if (words.some((word) => word !== null && databaseTools.includes(word))) return [];
  const service = serviceCall(contracts, words, offset);
  if (service) return [service];
  const start = remote.includes(first) ? words.findIndex((word) => word !== null && contracts.trees.has(word)) : -1;
  return start < 0 ? [] : callIn(contracts, words.slice(start), offset);
}

/** Finds a call through a Compose service instead of a binary, such as `docker compose run --rm tools check`. */
function serviceCall({ trees }: Contracts, words: CallWord[], offset: number): Call | undefined {
  for (const tree of trees.values()) {
    const [program, command, run, ...rest] = tree.callAs?.split(' ') ?? [];
    const place = words.indexOf(rest.at(-1) ?? '');
    const isCall = words[0] === program && words[1] === command && words.slice(0, place).includes(run ?? '');
    if (place > 0 && isCall) return { tree, words: words.slice(place + 1), offset };
  }
  return undefined;
}

/** Removes `sudo`, `env`, assignments, and similar words from the start of a call. */
function unwrap(words: CallWord[]): CallWord[] {
  const [first, ...rest] = words;
  const valueFlags = first && Object.hasOwn(wrappers, first) ? wrappers[first] : undefined;
  if (!valueFlags) return words;
  let index = 0;
  while (rest[index]?.startsWith('-') || /^\w+=/.test(rest[index] ?? '')) {
    index += valueFlags.includes(rest[index] ?? '') ? 2 : 1;
  }
  return unwrap(rest.slice(first === 'timeout' ? index + 1 : index));
}

/** `python -m benchloom.run FILE` accepts only the flags of `benchloom package run` that apply to the simulation. */
function runModule({ trees }: Contracts): CommandTree {
  const tree = trees.get('benchloom');
  const run = tree?.commands.find(({ id }) => id === 'package-run');
  if (!tree || !run) throw new Error('contracts/cli.json has no command `package run`');
  const file = { name: 'FILE', required: true, description: 'Python file of the package.' };
  return {
    ...tree,
    binary: 'python -m benchloom.run',
    commands: [{ ...run, path: [], arguments: [file], flags: [] }],
    globalFlags: run.flags.filter(({ name }) => name === '--simulate' || name === '--script'),
  };
}
