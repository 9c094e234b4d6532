import { forEachChild, parse, type SyntaxNode, type Word } from 'unbash';
import type { CommandTree } from '../../plugins/contracts/commandTree';
import type { Page } from '../readPages';
import { didYouMean, type Finding } from '../report';
import { type CallProblem, type CallWord, checkCall } from './checkCall';
import type { Contracts } from './contracts';

/** A call to one of our binaries, with its position in the text. */
type Call = { tree: CommandTree; words: CallWord[]; offset: number };

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

const installers = ['pip', 'pip3', 'pipx', 'uv', 'apt', 'apt-get', 'dnf', 'brew', 'npm'];

/** Creates the check for bash blocks. */
export function createBashCheck(contracts: Contracts): (page: Page) => Finding[] {
  return ({ file, blocks }) =>
    blocks.flatMap(({ language, value, fenceLine }) => {
      const faults = language === 'bash' ? scriptFaults(contracts, value) : [];
      const lineOf = (offset: number) => fenceLine + value.slice(0, offset).split('\n').length;
      return faults.map(({ offset, ...fault }) => ({ file, line: lineOf(offset), kind: 'bash', ...fault }));
    });
}

/** Finds all calls to our binaries in a script, including nested ones. */
export function findCalls(contracts: Contracts, script: string): Call[] {
  return commandsIn(script).flatMap(({ words, offset }) => callIn(contracts, words, offset));
}

type ScriptFault = { offset: number; reason: string; fix?: string };

export function scriptFaults(contracts: Contracts, script: string): ScriptFault[] {
  const { commands: statements, errors = [] } = parse(script);
  const faults = errors.slice(0, 1).map(({ pos, message }): ScriptFault => {
    return { offset: pos, reason: `not valid bash: ${message}` };
  });
  const noCommand = /^(?:[ \t]*[$] \S|[A-Z][a-z]+(?:\.$| (?!.*=))|[a-z][\w-]* {2,}\S)/gm;
  for (const { index: offset } of script.matchAll(noCommand)) {
    const fix = 'remove the prompt; put output in a separate text block';
    faults.push({ offset, reason: "a prompt or output isn't a command", fix });
  }
  // On a separate line, a restart would run even if the check before it had failed.
  const texts = statements.map(({ pos, end }) => script.slice(pos, end));
  const restarts = /\bcompose (up|restart)\b|\bagentctl (start|restart)\b/;
  const check = texts.findIndex((text) => /\btools check\b|\bconfig validate\b/.test(text));
  for (const [index, { pos: offset }] of statements.entries())
    if (check >= 0 && index > check && restarts.test(texts[index] ?? '')) {
      const reason = 'the restart runs even if the check before it fails';
      faults.push({ offset, reason, fix: 'join check and restart with &&' });
    }
  for (const { tree, words, offset } of findCalls(contracts, script)) {
    const { path = [] } = tree.commands.find((each) => each.path.every((part, index) => part === words[index])) ?? {};
    for (const problem of checkCall(tree, words)) {
      const reason = `${[tree.binary, ...path].join(' ')}: ${problem.message}`;
      faults.push({ offset, reason, fix: fixOf(tree, problem) });
    }
  }
  // Our packages come from the download host, not a registry.
  for (const { words, offset } of commandsIn(script)) {
    const [installer = '', ...rest] = unwrap(words);
    const name = rest.find((word) => /^benchloom(-[a-z]+)?([=<>@].*)?$/.test(word ?? ''));
    const fix = 'install a file from the download host, and check its SHA-256';
    if (name && installers.includes(installer ?? '') && rest.includes('install'))
      faults.push({ offset, reason: `${installer} installs ${name} from a registry`, fix });
  }
  return faults;
}

/** Returns a suggestion for an unknown command or flag. */
export function fixOf(tree: CommandTree, { known }: CallProblem): string | undefined {
  return known && didYouMean(known.word, known.names, `see the command tree of ${tree.binary} in contracts/`);
}

/** Finds every command in a script, including commands in substitutions, loops, and conditions. */
function commandsIn(script: string): Omit<Call, 'tree'>[] {
  const commands: Omit<Call, 'tree'>[] = [];
  visit(parse(script), (node) => {
    if (node.type !== 'Command' || !node.name) return;
    const words = node.suffix.flatMap((each) => {
      if (each.type === 'Word') return textsOf(each);
      return each.type === 'Assignment' ? [each.text] : [];
    });
    commands.push({ words: [...textsOf(node.name), ...words], offset: node.name.pos });
  });
  return commands;
}

function visit(node: SyntaxNode, look: (node: SyntaxNode) => void): void {
  look(node);
  forEachChild(node, (child) => visit(child, look));
}

/** Splits a flag whose value is known only at run time, such as `--dip=$FILE`, into two words: the flag and null. */
function textsOf(word: Word): CallWord[] {
  let isDynamic = false;
  visit(word, ({ type }) => {
    isDynamic ||= /Expansion$|^ProcessSubstitution$/.test(type);
  });
  const [, flag] = /^(--[a-z][a-z-]*)=/.exec(word.text) ?? [];
  return isDynamic ? [...(flag ? [flag] : []), null] : [word.value];
}

function callIn(contracts: Contracts, found: CallWord[], offset: number): Call[] {
  const words = unwrap(found);
  const [first, second, third] = words;
  if (!first) return [];
  const tree = contracts.trees.get(first);
  if (tree) return [{ tree, words: words.slice(1), offset }];
  if (/^(?:ba)?sh$/.test(first) && second === '-c' && third)
    return findCalls(contracts, third).map((call) => ({ ...call, offset }));
  if (words.some((word) => word !== null && databaseTools.includes(word))) return [];
  // A call through a Compose service instead of a binary, such as `docker compose run --rm tools check`.
  for (const { callAs = '', ...service } of contracts.trees.values()) {
    const [program, command, run, ...rest] = callAs.split(' ');
    const place = words.indexOf(rest.at(-1) ?? '');
    if (place > 0 && first === program && second === command && words.slice(0, place).includes(run ?? ''))
      return [{ tree: service, words: words.slice(place + 1), offset }];
  }
  const start = remote.includes(first) ? words.findIndex((word) => word !== null && contracts.trees.has(word)) : -1;
  return start < 0 ? [] : callIn(contracts, words.slice(start), offset);
}

/** Removes `sudo`, `env`, assignments, and similar words from the start of a call. */
function unwrap(words: CallWord[]): CallWord[] {
  const [first, ...rest] = words;
  const valueFlags = first && Object.hasOwn(wrappers, first) ? wrappers[first] : undefined;
  if (!valueFlags) return words;
  let index = 0;
  while (rest[index]?.startsWith('-') || /^\w+=/.test(rest[index] ?? ''))
    index += valueFlags.includes(rest[index] ?? '') ? 2 : 1;
  return unwrap(rest.slice(first === 'timeout' ? index + 1 : index));
}
