import type { CommandTree } from '../../plugins/contracts/commandTree';
import { findCalls, fixOf } from './checkBash';
import { checkCall, flagsOf, valueProblem } from './checkCall';
import type { Api, ApiMember } from './checkPython';
import type { CheckText } from './checkText';
import { type Contracts, type Key, keysNamed } from './contracts';
import { didYouMean } from './didYouMean';
import foreign from './foreign.json';
import type { CodeBlock, Page } from './readPages';
import type { Finding } from './report';

type NumberFinding = { reason: string; fix?: string };

/** The sources that the check compares text with: the contracts, the Python API, and the page's samples. */
type Knowledge = {
  contracts: Contracts;
  checkText: CheckText;
  api: Api;
  /** Words in the page's JSON, Python, and bash blocks, which can define their own names. */
  ownWords: Set<string>;
  /** Words in the page's output blocks. */
  printedWords: Set<string>;
};

const foreignFix = 'correct it, or add it to checks/samples/foreign.json with a reason';

/** Suggests the name that the writer probably meant, or what to do about a foreign name. */
function adviceFor(word: string, known: Iterable<string>): string {
  const meant = didYouMean(word, known);
  return meant ? `${meant} Otherwise, ${foreignFix}` : foreignFix;
}

/** Matches filename extensions so that the check doesn't mistake `main.py` for a key. */
const fileEnding =
  /\.(bin|cer|conf|core|crt|csv|deb|dip|dtb|dump|elf|env|exe|gz|hex|img|ini|jobpkg|json|jsonl|key|log|map|md|mdx|pcap|pem|pub|py|pyi|raw|rules|service|sh|slice|sock|sql|su|tap|tar|tgz|timer|toml|txt|uf2|whl|xml|xz|zip|zst)$/;

/** Matches hostnames in examples and hostnames of services. */
const hostName = /\.(example|com|org|net|io|lab|local|localhost)(:\d+)?$/;

/** Common names of Python variables, and the API class of each. */
const variables: Record<string, string> = {
  ctx: 'Context',
  context: 'Context',
  console: 'Console',
  device: 'Device',
  power: 'Power',
  artifacts: 'Artifacts',
  samples: 'SampleSet',
  secret: 'Secret',
  result: 'CommandResult',
};

/**
 * Creates the check for text. Inline code that looks like a key, flag, command, code, or function must exist, and any
 * value next to it must be valid. The check also finds unknown codes in plain text.
 */
export function createProseCheck(contracts: Contracts, checkText: CheckText, api: Api): (page: Page) => Finding[] {
  return (page) => {
    const knowledge = {
      contracts,
      checkText,
      api,
      ownWords: wordsOf(page.blocks, false),
      printedWords: wordsOf(page.blocks, true),
    };
    const fromCode = page.inlineCode.flatMap(({ text, line }) =>
      judge(knowledge, text).map((fault) => ({ file: page.file, line, kind: 'prose' as const, ...fault })),
    );
    const outputs = page.blocks.filter(({ language }) => language === 'text');
    const runs = [...page.words, ...outputs.map(({ value, fenceLine }) => ({ text: value, line: fenceLine + 1 }))];
    const fromText = runs.flatMap((run) =>
      codesIn(run.text).flatMap(({ word, offset }) =>
        judgeCode(knowledge, word).map((fault) => ({
          file: page.file,
          line: run.line + run.text.slice(0, offset).split('\n').length - 1,
          kind: 'prose' as const,
          ...fault,
        })),
      ),
    );
    return [...fromCode, ...fromText];
  };
}

function wordsOf(blocks: CodeBlock[], ofOutputs: boolean): Set<string> {
  const texts = blocks.filter(({ language }) => (language === 'text') === ofOutputs).map(({ value }) => value);
  const words = texts.flatMap((text) => text.match(/[\w$][\w$.-]*\w|\w/g) ?? []);
  return new Set(words.flatMap((word) => [word, ...word.split('.'), ...word.split(/[.-]/), ...word.split(/[$.-]/)]));
}

function codesIn(text: string): { word: string; offset: number }[] {
  const found = text.matchAll(/(?<![\w./$=-])[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+(?![\w*])/g);
  return [...found].map(({ 0: word, index }) => ({ word, offset: index }));
}

function judge(knowledge: Knowledge, code: string): NumberFinding[] {
  const { contracts } = knowledge;
  const text = code.trim();
  if (text in foreign.words) return [];
  if (/^toolbelt(?: |$)/.test(text))
    return [{ reason: 'there is no binary named toolbelt', fix: 'write benchloom-toolbelt' }];
  const calls = findCalls(contracts, text);
  if (calls.length > 0) return calls.flatMap(({ tree, words }) => judgeCall(tree, words));
  if (/^--?[a-zA-Z]/.test(text)) return judgeFlag(contracts, text);
  if (/^[a-z]+ [a-z-]+/.test(text)) return judgeShortCall(contracts, text);
  if (/^[A-Z][A-Z0-9]*(_[A-Z0-9]+)+(=.*)?$/.test(text)) return judgeCode(knowledge, text.replace(/=.*/, ''));
  const called = /^@?([A-Za-z_][\w.]*)\((.*)\)$/s.exec(text);
  if (called?.[1]) return judgeFunction(knowledge, called[1], called[2] ?? '');
  if (/^[a-z][a-z+.-]*:\/\//.test(text)) return [];
  const pair = /^"?([a-z_$][\w.[\]<>$]*)"?(: ?| ?= ?)(\S.*)$/.exec(text);
  if (pair?.[1]) return judgePair(knowledge, pair[1], pair[2] ?? '', pair[3] ?? '');
  return judgeName(knowledge, text);
}

/** Checks a call in a sentence, which may omit words and contain uppercase placeholders. */
function judgeCall(tree: CommandTree, words: (string | null)[]): NumberFinding[] {
  const open = words.map((word) => (word !== null && /^([A-Z][A-Z_-]*|<.*>|…|\.\.\.)$/.test(word) ? null : word));
  return checkCall(
    tree,
    open.filter((word, index) => word !== '…' || index < open.length - 1),
  )
    .filter(({ kind }) => kind === 'unknown' || kind === 'value')
    .map((problem) => ({ reason: `${tree.binary}: ${problem.message}`, fix: fixOf(tree, problem) }));
}

function judgeFlag({ trees }: Contracts, text: string): NumberFinding[] {
  const [name = '', value] = text.split(/[ =](.*)/s);
  const flags = [...trees.values()].flatMap((tree) => tree.commands.flatMap((command) => flagsOf(tree, command)));
  const named = flags.filter((flag) => flag.name === name || flag.short === name);
  if (named.length === 0)
    return name in foreign.words
      ? []
      : [
          {
            reason: `no command has a flag ${name}`,
            fix: adviceFor(
              name,
              flags.map((flag) => flag.name),
            ),
          },
        ];
  if (value === undefined || /^([A-Z][A-Z_]*(:[A-Z]+|=[A-Z]+)?|…|<.*>|["']?[$].*)$/.test(value)) return [];
  const problems = named.map((flag) => valueProblem(flag, value));
  return problems.includes(null) ? [] : [{ reason: problems[0] ?? '' }];
}

/** Checks calls without the binary, such as `job show --why`. The first word is a command group. */
function judgeShortCall({ trees }: Contracts, text: string): NumberFinding[] {
  const words = text.split(/\s+/);
  const fitting = [...trees.values()].filter(({ commands }) =>
    commands.some(({ path }) => path.length > 1 && path[0] === words[0]),
  );
  const problems = fitting.map((tree) => judgeCall(tree, words));
  return problems.length === 0 || problems.some((each) => each.length === 0) ? [] : (problems[0] ?? []);
}

function judgeCode({ contracts, ownWords }: Knowledge, word: string): NumberFinding[] {
  const { codes, environment, names } = contracts;
  const known = codes.has(word) || environment.has(word) || names.has(word) || word in foreign.words;
  if (known || (ownWords.has(word) && !word.startsWith('BENCHLOOM_'))) return [];
  const fix = adviceFor(word, [...codes, ...environment]);
  return [{ reason: `${word} is neither an error code nor an environment variable in contracts/`, fix }];
}

function judgeFunction(knowledge: Knowledge, name: string, parameters: string): NumberFinding[] {
  const keywords = [...parameters.matchAll(/(?:^|, ?)([a-z_]\w*)=/g)].map(([, keyword = '']) => keyword);
  const owned = knowledge.ownWords.has(name) || name in foreign.words;
  if (!owned && !inApi(knowledge.api, name)) {
    return [{ reason: `${name}() isn't in the Python API`, fix: foreignFix }];
  }
  const parametersOfApi = new Set(membersOf(knowledge.api).flatMap(([, member]) => member.parameters));
  return keywords
    .filter((keyword) => !parametersOfApi.has(keyword) && !owned)
    .map((keyword) => ({ reason: `no function of the Python API has a parameter ${keyword}` }));
}

/** Checks a pair. In `key: value`, the value must match the key's schema. `name=value` is Python, shell, or a label. */
function judgePair(knowledge: Knowledge, name: string, separator: string, value: string): NumberFinding[] {
  if (name === '$schema') return judgeSchemaAddress(knowledge, value);
  if (separator.includes('=')) return /_/.test(name) ? judgeName(knowledge, name) : [];
  const keys = keysNamed(knowledge.contracts, name);
  if (keys.length === 0) return /[._]/.test(name) ? judgeName(knowledge, name) : [];
  const problems = keys.map((key) => misfit(knowledge, key, value));
  return problems.includes('') ? [] : [{ reason: `${name}: ${problems[0]}` }];
}

function judgeSchemaAddress({ contracts: { schemas } }: Knowledge, value: string): NumberFinding[] {
  const known = Object.values(schemas).some(({ $id }) => $id === parseValue(value));
  return known ? [] : [{ reason: `${value} isn't the address of a schema`, fix: 'write its $id' }];
}

/** Returns why a value isn't valid for a key, or an empty text if it's valid. */
function misfit({ checkText }: Knowledge, { file, path }: Key, text: string): string {
  if (/^(…|<.*>|[A-Z]+)$/.test(text)) return '';
  const { findings = [] } = checkText(JSON.stringify(parseValue(text)), file, path) ?? {};
  return findings.map(({ message }) => message).join(' ');
}

function parseValue(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Checks a name with dots, brackets, or underscores, or a single word such as a state or value. */
function judgeName(knowledge: Knowledge, text: string): NumberFinding[] {
  if (/^[a-z][a-z0-9-]{2,}$/.test(text)) return judgeWord(knowledge, text);
  const { contracts, api, ownWords } = knowledge;
  const name = text.replace(/^@|\?$/g, '');
  if (!/^[a-z_$][\w.[\]<>*$-]*$/.test(name) || !/[_.[]/.test(name)) return [];
  const known =
    keysNamed(contracts, name.replace(/\.\*$/, '')).length > 0 ||
    contracts.names.has(name) ||
    ownWords.has(name) ||
    inApi(api, name) ||
    name in foreign.words ||
    fileEnding.test(name) ||
    hostName.test(name) ||
    isSample(contracts, name);
  if (known) return [];
  const last = name.split('.').at(-1)?.replace(/\[\]$/, '') ?? '';
  const near = [...new Set(keysNamed(contracts, last).map(({ path }) => path))].slice(0, 3).join(' or ');
  const fix = near ? `did you mean ${near}? Otherwise, ${foreignFix}` : adviceFor(name, contracts.keyEndings.keys());
  return [{ reason: `${name} isn't a key, name, or value in contracts/`, fix }];
}

/** Checks that a word is known: either the product or a sample on the page uses it. */
function judgeWord({ contracts, api, ownWords, printedWords }: Knowledge, word: string): NumberFinding[] {
  const known =
    contracts.names.has(word) ||
    contracts.trees.has(word) ||
    keysNamed(contracts, word).length > 0 ||
    inApi(api, word) ||
    ownWords.has(word) ||
    printedWords.has(word) ||
    word in foreign.words;
  const reason = `${word} appears neither in the contracts nor in a sample on this page`;
  return known ? [] : [{ reason, fix: adviceFor(word, contracts.keyEndings.keys()) }];
}

/** Returns true for an instance (`boot_time.kernel` of `boot_time.<stage>`) or a wildcard (`job_group.*`). */
function isSample({ names }: Contracts, name: string): boolean {
  const [first = ''] = name.split('.');
  if (name.endsWith('.*')) return [...names].some((other) => other.startsWith(`${first}.`));
  return [...names].some((other) => other.startsWith(`${first}.<`));
}

function membersOf({ functions, classes }: Api): [string, ApiMember][] {
  return [...Object.entries(functions), ...Object.values(classes).flatMap((members) => Object.entries(members))];
}

/** Returns true for a function, class, member, parameter, or chain such as `ctx.device.console.run` in the API. */
function inApi(api: Api, name: string): boolean {
  const [first = '', ...rest] = name.replace(/^benchloom\./, '').split('.');
  if (rest.length === 0) {
    const members = membersOf(api);
    return (
      first in api.classes || members.some(([member, { parameters }]) => member === first || parameters.includes(first))
    );
  }
  let type: string | undefined = variables[first] ?? (first in api.classes ? first : undefined);
  for (const [index, part] of rest.entries()) {
    const member: ApiMember | undefined = type === undefined ? undefined : api.classes[type]?.[part];
    // The check can't verify members of types outside the API, such as the logger.
    if (!member) return index > 0 && type !== undefined && !(type in api.classes);
    type = /^\w+/.exec(member.returns)?.[0];
  }
  return true;
}
