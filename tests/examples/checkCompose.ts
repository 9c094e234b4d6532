import { commandsIn, unwrap } from './checkBash';
import type { ComposeService, Contracts } from './contracts';
import { type CodeBlock, lineInPage, type Page } from './readPages';
import type { Finding } from './report';

/** Flags of docker compose that take a value in the next word, by command; '' has those before the command. */
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

/** Commands whose arguments are services; `run` and `exec` have one service and then a command. */
const serviceCommands = ['create', 'kill', 'logs', 'ps', 'pull', 'restart', 'rm', 'start', 'stop', 'up'];
const oneServiceCommands = ['exec', 'run'];

/** Commands of the server that are called through the service `tools`. */
const toolCommands = ['admin', 'check', 'migrate'];

type Call = { services: string[]; rest: string[]; offset: number };
type Place = { line: number; call: Call };

/**
 * Makes the check of `docker compose` in commands: its services exist, the commands of the server go through
 * `tools`, and a section that names a service of some sizes names the other sizes too.
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
    return [
      ...[...fromBlocks, ...fromText].flatMap((place) => callFaults(known, page.file, place)),
      ...fromBlocks.flatMap((place) => sizeFaults(composeServices, page, place)),
    ];
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

/**
 * A service that not every size has needs the other sizes in its section of level 2 or in the introduction of the
 * page. A page whose introduction names one size is for that size.
 */
function sizeFaults(all: Map<string, ComposeService>, page: Page, { line, call }: Place): Finding[] {
  const starts = page.headings.filter(({ depth }) => depth === 2).map((heading) => heading.line);
  const end = Number.POSITIVE_INFINITY;
  const introduction = textBetween(page, 0, starts[0] ?? end);
  if (sizesNamed(introduction).size === 1) return [];
  const from = starts.filter((start) => start <= line).at(-1) ?? 0;
  const text = `${introduction}\n${textBetween(page, from, starts.find((start) => start > line) ?? end)}`;
  const named = sizesNamed(text);
  const sizes = [...new Set([...all.values()].flatMap((service) => service.sizes))];
  return call.services.flatMap((service) => {
    const own = all.get(service)?.sizes ?? sizes;
    const isReplaced = !own.includes('M') && /\bfrom size M on\b/i.test(text);
    const missing = sizes.filter((size) => !own.includes(size) && !named.has(size) && !(isReplaced && size === 'L'));
    if (missing.length === 0) return [];
    const reason = `no service ${service} in size ${missing.join(' and ')}`;
    const fix = 'name the size in the section or in the introduction, with what to write there';
    return [{ file: page.file, line, kind: 'bash' as const, reason, fix }];
  });
}

function textBetween({ runs, headings }: Page, from: number, to: number): string {
  return [...runs, ...headings]
    .filter(({ line }) => line >= from && line < to)
    .map(({ text }) => text)
    .join('\n');
}

/** The sizes that a text names: `size S`, `sizes M and L`. */
function sizesNamed(text: string): Set<string> {
  const lists = [...text.matchAll(/\b[Ss]izes? ((?:[SML]\b(?:,? (?:and|or|to) |, )?)+)/g)];
  return new Set(lists.flatMap(([, list = '']) => list.match(/\b[SML]\b/g) ?? []));
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

/** Removes the flags of a command with their values; `onlyBefore` keeps what follows the first other word. */
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

/** The services that a `compose.json` on a page defines, complete or as an excerpt. */
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
