import type { CommandTree } from '../../plugins/contracts/commandTree';
import type { Page } from '../readPages';
import { didYouMean, type Finding } from '../report';
import { findCalls, fixOf } from './checkBash';
import { checkCall, flagsOf, valueProblem } from './checkCall';
import type { CheckText } from './checkText';
import { type Contracts, keysNamed } from './contracts';
import foreign from './foreign.json';

type NameFault = { reason: string; fix?: string };

const foreignFix = 'correct it, or add it to checks/samples/foreign.json with a reason';

/** Suggests the name that the writer probably meant, or what to do about a foreign name. */
const adviceFor = (word: string, known: Iterable<string>): string =>
  [didYouMean(word, known, ''), foreignFix].filter(Boolean).join(' Otherwise, ');

/** Matches filenames and hostnames, so that the check doesn't mistake `main.py` for a key. */
const fileOrHost =
  /\.(?:(?:bin|cer|conf|core|crt|csv|deb|dip|dtb|dump|elf|env|exe|gz|hex|img|ini|jobpkg|json|jsonl|key|log|map|md|mdx|pcap|pem|pub|py|pyi|raw|rules|service|sh|slice|sock|sql|su|tap|tar|tgz|timer|toml|txt|uf2|whl|xml|xz|zip|zst)|(?:example|com|org|net|io|lab|local|localhost)(?::\d+)?)$/;

/** The shell returns these exit codes if a command can't run, doesn't exist, or was killed. */
const shellCodes = ['126', '127', '137'];

const codeForm = /(?<![\w./$=-])[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+(?![\w*])/g;

/** Matches what stands for any value in a sentence, such as `FILE` or `…`. */
const placeholder = /^(?:[A-Z][A-Z_-]*(?:[:=][A-Z]+)?|<.*>|…|\.\.\.|["']?[$].*)$/;

/**
 * Creates the check for text. Inline code that looks like a key, flag, command, code, or function must exist, and any
 * value next to it must be valid. The check also finds unknown codes, exit codes, and ports in plain text.
 */
export function createNameCheck(contracts: Contracts, checkText: CheckText): (page: Page) => Finding[] {
  return (page) => {
    const [outputs, sources] = [true, false].map((isOutput) =>
      page.blocks.filter(({ language }) => (language === 'text') === isOutput),
    ) as [Page['blocks'], Page['blocks']];
    const judges = judgesFor(contracts, checkText, wordsOf(sources), wordsOf(outputs));
    const finding = (line: number, fault: NameFault): Finding => ({ file: page.file, line, kind: 'prose', ...fault });
    const exitCodes = [...contracts.trees.values()].flatMap((tree) => tree.exitCodes.map(({ code }) => `${code}`));
    const texts = [...page.prose, ...outputs.map(({ value, fenceLine }) => ({ text: value, line: fenceLine + 1 }))];
    return [
      ...page.inlineCode.flatMap(({ text, line }) => judges.judge(text.trim()).map((fault) => finding(line, fault))),
      ...texts.flatMap(({ text, line }) =>
        [...text.matchAll(codeForm)].flatMap(({ 0: word, index }) =>
          judges.judgeCode(word).map((fault) => finding(line + text.slice(0, index).split('\n').length - 1, fault)),
        ),
      ),
      ...page.texts.flatMap(({ text, line }) => [
        ...[...text.matchAll(/\bexit code (\d+)/gi)]
          .filter(([, code = '']) => ![...exitCodes, ...shellCodes].includes(code))
          .map(([found]) => finding(line, { reason: `"${found}": no command returns this code`, fix: 'correct it' })),
        ...(text.match(/\b\d+\/(?:tcp|udp)\b/g) ?? [])
          .filter((port) => !contracts.ports.has(port))
          .map((port) => finding(line, { reason: `${port} isn't among the ports in limits.json`, fix: 'correct it' })),
      ]),
    ];
  };
}

/** Returns the words in code, whole and in parts, because samples can define their own names. */
function wordsOf(blocks: Page['blocks']): Set<string> {
  const words = blocks.flatMap(({ value }) => value.match(/[\w$][\w$.-]*\w|\w/g) ?? []);
  return new Set(words.flatMap((word) => [word, ...word.split('.'), ...word.split(/[.-]/), ...word.split(/[$.-]/)]));
}

function judgesFor(contracts: Contracts, checkText: CheckText, own: Set<string>, printed: Set<string>) {
  const { api, codes, environment, keyEndings, names, schemas } = contracts;
  const trees = [...contracts.trees.values()];
  const apiNames = new Set(
    api.flatMap(({ name, parameters }) => [...name.split('.'), ...parameters.map((parameter) => parameter.name)]),
  );
  /** Returns true for a name in the API, or a chain such as `ctx.device.console.run` that ends with one. */
  const inApi = (name: string) => apiNames.has(name.split('.').at(-1) ?? '');
  const isForeign = (word: string) => word in foreign.words;

  function judge(text: string): NameFault[] {
    if (isForeign(text)) return [];
    if (/^toolbelt(?: |$)/.test(text))
      return [{ reason: 'there is no binary named toolbelt', fix: 'write benchloom-toolbelt' }];
    const calls = findCalls(contracts, text);
    if (calls.length > 0) return calls.flatMap(({ tree, words }) => judgeCall(tree, words));
    if (/^--?[a-zA-Z]/.test(text)) return judgeFlag(text);
    if (/^[a-z]+ [a-z-]+/.test(text)) return judgeShortCall(text.split(/\s+/));
    if (/^[A-Z][A-Z0-9]*(_[A-Z0-9]+)+(=.*)?$/.test(text)) return judgeCode(text.replace(/=.*/, ''));
    const [, called] = /^@?([A-Za-z_][\w.]*)\(.*\)$/s.exec(text) ?? [];
    if (called) return judgeFunction(called);
    if (/^[a-z][a-z+.-]*:\/\//.test(text)) return [];
    const [, name, separator = '', value = ''] = /^"?([a-z_$][\w.[\]<>$]*)"?(: ?| ?= ?)(\S.*)$/.exec(text) ?? [];
    return name ? judgePair(name, separator, value) : judgeName(text);
  }

  /** Checks a call in a sentence, which may omit words and contain placeholders. */
  function judgeCall(tree: CommandTree, words: (string | null)[]): NameFault[] {
    const open = words.map((word) => (word !== null && placeholder.test(word) ? null : word));
    return checkCall(tree, open)
      .filter(({ kind }) => kind === 'unknown' || kind === 'value')
      .map((problem) => ({ reason: `${tree.binary}: ${problem.message}`, fix: fixOf(tree, problem) }));
  }

  function judgeFlag(text: string): NameFault[] {
    const [name = '', value] = text.split(/[ =](.*)/s);
    const flags = trees.flatMap((tree) => tree.commands.flatMap((command) => flagsOf(tree, command)));
    const named = flags.filter((flag) => flag.name === name || flag.short === name);
    if (named.length === 0 && !isForeign(name)) {
      const known = flags.map((flag) => flag.name);
      return [{ reason: `no command has a flag ${name}`, fix: adviceFor(name, known) }];
    }
    if (value === undefined || placeholder.test(value)) return [];
    const problems = named.map((flag) => valueProblem(flag, value));
    return problems.length === 0 || problems.includes(null) ? [] : [{ reason: problems[0] ?? '' }];
  }

  /** Checks calls without the binary, such as `job show --why`. The first word is a command group. */
  function judgeShortCall(words: string[]): NameFault[] {
    const fitting = trees.filter(({ commands }) => commands.some(({ path }) => path[1] && path[0] === words[0]));
    const problems = fitting.map((tree) => judgeCall(tree, words));
    return problems.some((each) => each.length === 0) ? [] : (problems[0] ?? []);
  }

  function judgeCode(word: string): NameFault[] {
    const isOwn = own.has(word) && !word.startsWith('BENCHLOOM_');
    if (codes.has(word) || environment.has(word) || names.has(word) || isForeign(word) || isOwn) return [];
    const fix = adviceFor(word, [...codes, ...environment]);
    return [{ reason: `${word} is neither an error code nor an environment variable in contracts/`, fix }];
  }

  function judgeFunction(name: string): NameFault[] {
    if (own.has(name) || isForeign(name) || inApi(name)) return [];
    return [{ reason: `${name}() isn't in the Python API`, fix: foreignFix }];
  }

  /** Checks a pair. In `key: value`, the value must match the key's schema. `name=value` is Python, shell, or a label. */
  function judgePair(name: string, separator: string, value: string): NameFault[] {
    if (name === '$schema') {
      const isKnown = Object.values(schemas).some(({ $id }) => JSON.stringify($id) === value);
      return isKnown ? [] : [{ reason: `${value} isn't the address of a schema`, fix: 'write its $id' }];
    }
    if (separator.includes('=')) return /_/.test(name) ? judgeName(name) : [];
    const keys = keysNamed(contracts, name);
    if (keys.length === 0) return /[._]/.test(name) ? judgeName(name) : [];
    if (placeholder.test(value)) return [];
    const isJson = /^(?:[[{"\d-]|(?:true|false|null)$)/.test(value);
    const problems = keys.map(({ file, path }) =>
      (checkText(isJson ? value : JSON.stringify(value), file, path)?.findings ?? []).map(({ message }) => message),
    );
    return problems.some((each) => each.length === 0) ? [] : [{ reason: `${name}: ${problems[0]?.join(' ')}` }];
  }

  /** Checks a name with dots, brackets, or underscores, or a single word such as a state or value. */
  function judgeName(text: string): NameFault[] {
    const name = text.replace(/^@|\?$/g, '');
    const isWord = /^[a-z][a-z0-9-]{2,}$/.test(text);
    if (!isWord && (!/^[a-z_$][\w.[\]<>*$-]*$/.test(name) || !/[_.[]/.test(name))) return [];
    const [first = ''] = name.split('.');
    // An instance (`boot_time.kernel` of `boot_time.<stage>`), or a wildcard (`job_group.*`).
    const isInstance = [...names].some((other) => other.startsWith(`${first}.${name.endsWith('.*') ? '' : '<'}`));
    const isKnown =
      [names, own, ...(isWord ? [printed, contracts.trees] : [])].some((words) => words.has(name)) ||
      keysNamed(contracts, name.replace(/\.\*$/, '')).length > 0 ||
      [isForeign(name), inApi(name), !isWord && (fileOrHost.test(name) || isInstance)].includes(true);
    if (isKnown) return [];
    const reason = isWord
      ? `${text} appears neither in the contracts nor in a sample on this page`
      : `${name} isn't a key, name, or value in contracts/`;
    return [{ reason, fix: adviceFor(name, keyEndings.keys()) }];
  }

  return { judge, judgeCode };
}
