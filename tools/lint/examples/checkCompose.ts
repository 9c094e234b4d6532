import { commandsIn, unwrap } from './checkBash';
import type { Contracts } from './contracts';
import { type CodeBlock, lineInPage, type Page } from './readPages';
import type { Finding } from './report';

/** Flags of docker compose that take a value in the next word, by command. '' has those before the command. */
const valueFlags: Record<string, string[]> = {
  '': ['-f', '--file', '-p', '--project-name', '--profile', '--env-file', '--project-directory', '--progress'],
  exec: ['-e', '--env', '-u', '--user', '-w', '--workdir', '--index'],
  kill: ['-s', '--signal'],
  logs: ['-n', '--tail', '--since', '--until', '--index'],
  restart: ['-t', '--timeout'],
  run: [
    '-e',
    '--env',
    '-u',
    '--user',
    '-w',
    '--workdir',
    '--name',
    '--entrypoint',
    '-v',
    '--volume',
    '-p',
    '--publish',
  ],
  stop: ['-t', '--timeout'],
  up: ['-t', '--timeout', '--wait-timeout', '--pull'],
};

/** Commands that take services as arguments. `run` and `exec` take one service and then a command. */
const serviceCommands = ['create', 'kill', 'logs', 'ps', 'pull', 'restart', 'rm', 'start', 'stop', 'up'];
const oneServiceCommands = ['exec', 'run'];

/** The server's commands that are called through the service `tools`. */
const toolCommands = ['admin', 'check', 'migrate'];

type Call = { services: string[]; rest: string[]; offset: number };
type Place = { line: number; call: Call };

/**
 * Creates the check of `docker compose` in commands: its services exist, and the server's commands run through `tools`.
 * @param contracts services by size
 * @param pages all pages; a `compose.json` on one of them may define more services
 */
export function createComposeCheck(contracts: Contracts, pages: Page[]): (page: Page) => Finding[] {
  const { composeServices } = contracts;
  const known = new Set([...composeServices.keys(), ...pages.flatMap(({ blocks }) => blocks.flatMap(definedServices))]);
  return (page) => {
    const fromBlocks = page.blocks
      .filter(({ language }) => language === 'bash')
      .flatMap((block) => callsIn(block.value).map((call) => ({ line: lineInPage(block, call.offset), call })));
    const fromText = page.inlineCode.flatMap(({ text, line }) => callsIn(text).map((call) => ({ line, call })));
    return [...fromBlocks, ...fromText].flatMap((place) => callFaults(known, page.file, place));
  };
}

function callFaults(known: Set<string>, file: string, { line, call: { services, rest } }: Place): Finding[] {
  const unknown = services
    .filter((service) => !known.has(service))
    .map((service) => ({
      file,
      line,
      kind: 'bash' as const,
      reason: `no Compose file has a service ${service}`,
      fix: 'see compose.services in contracts/limits.json',
    }));
  const [command = ''] = rest[0] === 'benchloom-server' ? rest.slice(1) : rest;
  const isWrong = toolCommands.includes(command) && (services[0] !== 'tools' || rest[0] === 'benchloom-server');
  const fix = `write docker compose run --rm tools ${command}: every size has that service`;
  const reason = `${command} runs in the service ${services[0]}`;
  return isWrong ? [...unknown, { file, line, kind: 'bash', reason, fix }] : unknown;
}

function callsIn(script: string): Call[] {
  return commandsIn(script).flatMap(({ words, offset }) => {
    const [program, plugin, ...rest] = unwrap(words).filter((word) => word !== null);
    if (program !== 'docker' || plugin !== 'compose') return [];
    const [command = '', ...others] = withoutFlags('', rest, true);
    const [first, ...tail] = withoutFlags(command, others, oneServiceCommands.includes(command));
    if (oneServiceCommands.includes(command)) return first ? [{ services: [first], rest: tail, offset }] : [];
    if (!serviceCommands.includes(command) || !first) return [];
    return [{ services: [first, ...tail], rest: [], offset }];
  });
}

/** Removes a command's flags and their values. `onlyBefore` keeps everything after the first other word. */
function withoutFlags(command: string, words: string[], onlyBefore: boolean): string[] {
  const kept: string[] = [];
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index] ?? '';
    if (!word.startsWith('-')) {
      if (onlyBefore) return words.slice(index);
      kept.push(word);
    } else if (!word.includes('=') && (word === '--scale' || valueFlags[command]?.includes(word))) index += 1;
  }
  return kept;
}

/** Returns the services that a page's `compose.json` defines, complete or as an excerpt. */
function definedServices({ language, meta, value }: CodeBlock): string[] {
  if (language !== 'json') return [];
  const one = /^compose:services\.([\w-]+)/.exec(meta.fragment ?? '')?.[1];
  if (one) return [one];
  const isWhole = meta.fragment === undefined && /(^|\/)compose\.json$/.test(meta.title ?? '');
  if (!isWhole && meta.fragment !== 'compose:services') return [];
  try {
    const content = JSON.parse(value);
    return Object.keys(isWhole ? (content.services ?? {}) : content);
  } catch {
    return [];
  }
}
