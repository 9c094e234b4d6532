import type { CommandTree } from '../../plugins/contracts/commandTree';
import { type Page, sentencesOf, type Text } from '../readPages';
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

/** Matches an exit code in a sentence. The group is the text before it. */
const exitForm =
  /(?<=^(.*))\bexit(?:s|ed)?(?:\s+with)?(?:\s+(?:code|status))?\s+\d+\b(?:\s+(?:of|from)(?:\s+[\w-]+){1,4})?/gis;

const codeForm = /(?<![\w./$=-])[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+(?![\w*])/g;

/** Matches what stands for any value in a sentence, such as `FILE` or `…`. */
const placeholder = /^(?:[A-Z][A-Z_-]*(?:[:=][A-Z]+)?|<.*>|…|\.\.\.|["']?[$].*)$/;

/** Returns the words in code, whole and in parts, because samples can define their own names. */
function wordsOf(blocks: Page['blocks']): Set<string> {
  const words = blocks.flatMap(({ value }) => value.match(/[\w$][\w$.-]*\w|\w/g) ?? []);
  return new Set(words.flatMap((word) => [word, ...word.split('.'), ...word.split(/[.-]/), ...word.split(/[$.-]/)]));
}

/**
 * Creates the check for text. Inline code that looks like a key, flag, command, code, or function must exist, and any
 * value next to it must be valid. The check also finds unknown codes, exit codes, and ports in plain text.
 */
export function createNameCheck(contracts: Contracts, checkText: CheckText): (page: Page) => Finding[] {
  const { codes, keyEndings, names, ports } = contracts;
  const trees = [...contracts.trees.values()];
  const flags = trees.flatMap((tree) => tree.commands.flatMap((command) => flagsOf(tree, command)));
  const binaries = trees.map(({ binary }) => binary).join('|');
  const returned = trees.flatMap(({ binary, commands }) =>
    commands.map(({ path, exitCodes }) => {
      const start = path.length > 1 ? `(?<!(?!${binary} )(?:${binaries}) )` : `${binary} `;
      return { form: new RegExp(`(?<![\\w-])${start}${path.join(' ')}(?![\\w-])`), exitCodes };
    }),
  );
  const allCodes = trees.flatMap((tree) => tree.exitCodes.map(({ code }) => code));
  const roles = [...new Set(trees.flatMap((tree) => tree.commands.flatMap(({ role = [] }) => role)))].join(', ');
  const apiNames = new Set(
    contracts.api.flatMap(({ name, parameters }) => [...name.split('.'), ...parameters.map((each) => each.name)]),
  );

  /** Checks a call in a sentence, which may omit words and contain placeholders. */
  function judgeCall(tree: CommandTree, words: (string | null)[]): NameFault[] {
    const open = words.map((word) => (word !== null && placeholder.test(word) ? null : word));
    return checkCall(tree, open)
      .filter(({ kind }) => kind === 'unknown' || kind === 'value')
      .map((problem) => ({ reason: `${tree.binary}: ${problem.message}`, fix: fixOf(tree, problem) }));
  }

  /** Returns the problems of the first reading if no reading is without problems. */
  const leastOf = (readings: NameFault[][]): NameFault[] =>
    readings.some((problems) => problems.length === 0) ? [] : (readings[0] ?? []);

  function judgeFlag(text: string): NameFault[] {
    const [name = '', value] = text.split(/[ =](.*)/s);
    const named = flags.filter((flag) => flag.name === name || flag.short === name);
    if (named.length === 0 && !(name in foreign.words)) {
      const known = flags.map((flag) => flag.name);
      return [{ reason: `no command has a flag ${name}`, fix: adviceFor(name, known) }];
    }
    if (value === undefined || placeholder.test(value)) return [];
    const problems = named.map((flag) => valueProblem(flag, value));
    return leastOf(problems.map((reason) => (reason ? [{ reason }] : [])));
  }

  /** Checks a value, which must match the schema of a key with this name. */
  function judgeValue(name: string, value: string): NameFault[] {
    const isJson = /^(?:[[{"\d-]|(?:true|false|null)$)/.test(value);
    const readings = keysNamed(contracts, name).map(({ file, path }) => {
      const { findings = [] } = checkText(isJson ? value : JSON.stringify(value), file, path) ?? {};
      return findings.map(({ message }) => ({ reason: `${name}: ${message}` }));
    });
    return placeholder.test(value) ? [] : leastOf(readings);
  }

  return ({ file, blocks, inlineCode, prose, texts }) => {
    const outputs = blocks.filter(({ language }) => language === 'text');
    const own = wordsOf(blocks.filter(({ language }) => language !== 'text'));
    const printed = wordsOf(outputs);
    const isKnown = (name: string) => own.has(name) || names.has(name) || codes.has(name) || name in foreign.words;
    /** Returns true for a name in the API, or a chain such as `ctx.device.console.run` that ends with one. */
    const inApi = (name: string) => apiNames.has(name.split('.').at(-1) ?? '');

    const besideRole = new Set(texts.flatMap(({ text }) => text.match(/(?<=\brole )[\w-]+|[\w-]+(?= role\b)/g) ?? []));

    function judge(text: string): NameFault[] {
      if (text in foreign.words) return [];
      if (/^toolbelt(?: |$)/.test(text))
        return [{ reason: 'there is no binary named toolbelt', fix: 'write benchloom-toolbelt' }];
      const calls = findCalls(contracts, text);
      if (calls.length > 0) return calls.flatMap(({ tree, words }) => judgeCall(tree, words));
      if (/^--?[a-zA-Z]/.test(text)) return judgeFlag(text);
      if (/^[a-z]+ [a-z-]+/.test(text)) {
        // A call without its binary, such as `job show --why`, begins with a group of commands.
        const words = text.split(/\s+/);
        const fitting = trees.filter(({ commands }) => commands.some(({ path }) => path[1] && path[0] === words[0]));
        return leastOf(fitting.map((tree) => judgeCall(tree, words)));
      }
      if (/^[A-Z][A-Z0-9]*(_[A-Z0-9]+)+(=.*)?$/.test(text)) return judgeCode(text.replace(/=.*/, ''));
      const [, called] = /^@?([A-Za-z_][\w.]*)\(.*\)$/s.exec(text) ?? [];
      if (called && !isKnown(called) && !inApi(called))
        return [{ reason: `${called}() isn't in the Python API`, fix: foreignFix }];
      if (called || /^[a-z][a-z+.-]*:\/\//.test(text)) return [];
      const [, name, separator = '', value = ''] = /^"?([a-z_$][\w.[\]<>$]*)"?(: ?| ?= ?)(\S.*)$/.exec(text) ?? [];
      if (!name) return judgeName(text);
      // `name=value` is Python, shell, or a label.
      if (!separator.includes('=') && keysNamed(contracts, name).length > 0) return judgeValue(name, value);
      return /[._]/.test(name) ? judgeName(name) : [];
    }

    function judgeCode(word: string): NameFault[] {
      if (isKnown(word) && (!word.startsWith('BENCHLOOM_') || !own.has(word) || codes.has(word))) return [];
      const reason = `${word} is neither an error code nor an environment variable in contracts/`;
      return [{ reason, fix: adviceFor(word, codes) }];
    }

    /** Checks a name with dots, brackets, or underscores, or a single word such as a state or value. */
    function judgeName(text: string): NameFault[] {
      const name = text.replace(/^@|\?$/g, '');
      const isWord = /^[a-z][a-z0-9-]{2,}$/.test(text);
      if (!isWord && (!/^[a-z_$][\w.[\]<>*$-]*$/.test(name) || !/_|\.|\[/.test(name))) return [];
      const [first = ''] = name.split('.');
      // An instance (`boot_time.kernel` of `boot_time.<stage>`), or a wildcard (`job_group.*`).
      const isInstance = () => [...names].some((each) => each.startsWith(`${first}.${/\.\*$/.test(name) ? '' : '<'}`));
      if (isKnown(name) || inApi(name) || keysNamed(contracts, name.replace(/\.\*$/, '')).length > 0) return [];
      if (isWord ? printed.has(name) || contracts.trees.has(name) : fileOrHost.test(name) || isInstance()) return [];
      if (isWord && besideRole.has(name)) return [{ reason: `there's no role ${name}`, fix: `use ${roles}` }];
      if (!isWord)
        return [
          { reason: `${name} isn't a key, name, or value in contracts/`, fix: adviceFor(name, keyEndings.keys()) },
        ];
      // A slip rarely changes the first or the last letter.
      const known = [...keyEndings.keys(), ...names].filter(
        (each) => each[0] === name[0] && each.at(-1) === name.at(-1),
      );
      const reason = `${text} appears neither in the contracts nor in a sample on this page`;
      return [{ reason, fix: adviceFor(name, known) }];
    }

    const report = (found: Text[], pattern: RegExp, judgeOne: (match: string, detail: string) => NameFault[]) =>
      found.flatMap(({ text, line: first }) =>
        [...text.matchAll(pattern)].flatMap(({ 0: match, 1: detail = '', index }) => {
          const line = first + text.slice(0, index).split('\n').length - 1;
          return judgeOne(match, detail).map((fault): Finding => ({ file, line, kind: 'prose', ...fault }));
        }),
      );
    const printedTexts = outputs.map(({ value, fenceLine }) => ({ text: value, line: fenceLine + 1 }));
    return [
      ...report(inlineCode, /^.+$/gs, (text) => judge(text.trim())),
      ...report([...prose, ...printedTexts], codeForm, judgeCode),
      ...report(sentencesOf(texts), exitForm, (found, before) => {
        const beside = `${before.split(' | ').at(-1)}${found}`;
        const named = returned.filter(({ form }) => form.test(beside)).flatMap(({ exitCodes }) => exitCodes);
        const codes = [...new Set(named.length > 0 ? named : allCodes)].map(String);
        if ([...codes, ...shellCodes].includes(/\d+/.exec(found)?.[0] ?? '')) return [];
        return [{ reason: `"${found}": no command here returns this code`, fix: `use ${codes.join(', ')}` }];
      }),
      ...report(texts, /\b\d+\/(?:tcp|udp)\b/g, (port) =>
        ports.has(port) ? [] : [{ reason: `${port} isn't among the ports in limits.json`, fix: 'correct it' }],
      ),
    ];
  };
}
