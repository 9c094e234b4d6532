import type { Limit } from '../../plugins/reference/tables';
import { CannotRun, type Contracts, type Key, keysNamed } from './contracts';
import list from './facts.json';
import type { Page, Run } from './readPages';
import type { Finding } from './report';

/** A phrase that states a limit from limits.json. ` | ` separates the cells in a table row. */
type Fact = {
  /** The ID in limits.json. */
  limit: string;
  /** A deliberately narrow regular expression. AMOUNT matches a number with a unit, and COUNT a number alone. */
  pattern: string;
  /** A sample sentence. The tests insert the correct value, then a wrong one. */
  sample: string;
  /** If present, the fact applies only if the paragraph or table row also contains this text (case-insensitive). */
  about?: string;
  /** The fact doesn't apply to sentences that contain this text, because they're about a different limit. */
  notAbout?: string;
};

/** The facts from facts.json. */
export const facts: Fact[] = list;

/** Matches the headings of table columns that list default values. */
const defaultColumn = /^(?:defaults?|limit|kept|if nothing is written)\b/i;

const keyText = '(?<key>[a-z_]\\w*(?:\\[\\])?(?:\\.[\\w[\\]]+)*)';

/** Matches "`key`, default 15", "`key` (default 15 s)", "`key` defaults to 15", and "`key` (15 s by default)". */
const defaultSentences = [
  new RegExp(`${keyText}[^.;|\\n]{0,20}?\\(?\\bdefault(?:s to| is| of|:)? (?<value>-?\\d[\\d.]*)`, 'g'),
  new RegExp(`${keyText},? \\(?(?<value>-?\\d[\\d.]*)(?: \\w+)? by default`, 'g'),
];

const amount =
  '(?<value>\\d[\\d ]*(?:\\.\\d+)?)[ ](?<unit>ms|s|seconds?|min|minutes?|h|hours?|days?|d|MiB/s|KiB|MiB|GiB|MB|GB)(?![\\w/])';
const count = '(?<value>\\d[\\d ]*|one|two|three|four|five|ten|twenty)(?![\\w/])';

/** The size of each unit in seconds or bytes. Limits in days have the unit `d`. */
const units: Record<string, number> = {
  ms: 0.001,
  s: 1,
  second: 1,
  min: 60,
  minute: 60,
  h: 3600,
  hour: 3600,
  d: 86400,
  day: 86400,
  KiB: 1024,
  MiB: 1024 ** 2,
  GiB: 1024 ** 3,
  MB: 1e6,
  GB: 1e9,
  'MiB/s': 1024 ** 2,
};

const numberWords: Record<string, number> = { one: 1, two: 2, three: 3, four: 4, five: 5, ten: 10, twenty: 20 };

/** Creates the check for limits, defaults, exit codes, and ports. */
export function createFactCheck(contracts: Contracts): (page: Page) => Finding[] {
  const { limits } = contracts;
  const known = facts.map((fact) => {
    const limit = limits.get(fact.limit);
    if (!limit) throw new CannotRun(`limits.json has no limit ${fact.limit}: correct checks/samples/facts.json`);
    return { fact, limit, expression: expressionOf(fact) };
  });
  return (page) => [
    ...defaultFaults(contracts, page),
    ...exitCodeFaults(contracts, page),
    ...numberFaults(contracts, page),
    ...page.runs.flatMap((run) =>
      sentencesOf(run).flatMap(({ text, line }) =>
        known
          .filter(
            ({ fact: { about, notAbout } }) =>
              (!about || new RegExp(about, 'i').test(run.text)) && !(notAbout && new RegExp(notAbout, 'i').test(text)),
          )
          .flatMap(({ limit, expression }) =>
            wrongAmounts(limit, text, expression).map((fault) => ({ ...fault, limit })),
          )
          .map(({ offset, reason, limit }) => ({
            file: page.file,
            line: line + text.slice(0, offset).split('\n').length - 1,
            kind: 'fact' as const,
            reason,
            fix: `correct the text, or change ${limit.id} in contracts/limits.json and every sentence that states it`,
          })),
      ),
    ),
  ];
}

/** Returns a fact's regular expression with the groups `value` and `unit`. */
export function expressionOf({ pattern }: Fact): RegExp {
  let used = 0;
  const once = (group: string) => {
    used += 1;
    // If a pattern has alternatives, it contains the groups more than once, but each group name must be unique.
    return group.replace('?<value>', `?<value${used}>`).replace('?<unit>', `?<unit${used}>`);
  };
  const text = pattern.replaceAll('AMOUNT', () => once(amount)).replaceAll('COUNT', () => once(count));
  return new RegExp(text, 'gi');
}

/** The shell returns these exit codes if a command can't run, doesn't exist, or was killed. */
const shellCodes = ['126', '127', '137'];

/** Finds exit codes and ports that don't occur in the contracts. */
function numberFaults({ trees, ports }: Contracts, page: Page): Finding[] {
  const ours = [...trees.values()].flatMap(({ exitCodes }) => exitCodes.map(({ code }) => `${code}`));
  const codes = new Set([...ours, ...shellCodes]);
  return page.runs.flatMap(({ text, line }) => {
    const finding = (index: number, reason: string): Finding => {
      const at = line + text.slice(0, index).split('\n').length - 1;
      return { file: page.file, line: at, kind: 'fact', reason, fix: 'correct the page' };
    };
    const wrongCodes = [...text.matchAll(/\bexit code (\d+)/gi)]
      .filter(([, code = '']) => !codes.has(code))
      .map(({ 0: found, index }) => finding(index, `"${found}": no command returns this code`));
    const wrongPorts = [...text.matchAll(/\b\d+\/(?:tcp|udp)\b/g)]
      .filter(([port]) => !ports.has(port))
      .map(({ 0: port, index }) => finding(index, `${port} isn't among the ports in limits.json`));
    return [...wrongCodes, ...wrongPorts];
  });
}

/** Compares the outcomes in a page's tables of exit codes with those in cli.json. */
function exitCodeFaults({ trees }: Contracts, page: Page): Finding[] {
  const codes = new Map(
    (trees.get('benchloom')?.exitCodes ?? []).flatMap(({ code, meaning }) => {
      const [, outcome] = /group outcome is `(\w+)`/.exec(meaning) ?? [];
      return outcome ? [[outcome, `${code}`]] : [];
    }),
  );
  return page.tables
    .filter(({ header }) => header[0] === 'Exit code')
    .flatMap(({ rows }) => rows)
    .flatMap(({ cells: [stated = '', meaning = ''], line }) => {
      const [outcome = ''] = /^\w+/.exec(meaning) ?? [];
      const code = codes.get(outcome) ?? stated;
      const reason = `"${outcome}": its exit code is ${code}, not ${stated}`;
      return code === stated ? [] : [{ file: page.file, line, kind: 'fact' as const, reason, fix: 'correct the page' }];
    });
}

/** Compares the defaults that a page states with the defaults in the schemas and limits. */
function defaultFaults(contracts: Contracts, page: Page): Finding[] {
  const finding = (line: number, text: string, defaults: Set<string>): Finding => {
    const reason = `"${text}": the default is ${[...defaults].join(' or ')} in the schema`;
    return { file: page.file, line, kind: 'fact', reason, fix: 'correct the text, or the default in contracts/' };
  };
  const fromRows = page.tables.flatMap(({ header, rows }) => {
    const column = header.findIndex((cell) => defaultColumn.test(cell));
    return rows.flatMap(({ cells, line }) => {
      const cell = cells[column] ?? '';
      const [value] = /(?<![\w.-])-?\d[\d.]*(?= |$|,)/.exec(cell) ?? [];
      const defaults = defaultsOf(contracts, cells.join(' ').match(/[a-z_]\w*(?:\[\])?\.[\w.[\]]+/g) ?? []);
      return value === undefined || defaults.size === 0 || defaults.has(value) ? [] : [finding(line, cell, defaults)];
    });
  });
  const fromSentences = page.runs.flatMap(({ text, line }) =>
    defaultSentences
      .flatMap((sentence) => [...text.matchAll(sentence)])
      .flatMap(({ 0: found, groups }) => {
        const { key = '', value = '' } = groups ?? {};
        const defaults = /[_.]/.test(key) ? defaultsOf(contracts, [key]) : new Set<string>();
        return defaults.size === 0 || defaults.has(value) ? [] : [finding(line, found, defaults)];
      }),
  );
  return [...fromRows, ...fromSentences];
}

/** Returns the defaults of all keys that the text may refer to, from the schemas and limits. */
function defaultsOf(contracts: Contracts, texts: string[]): Set<string> {
  const keys = texts.flatMap((text) => keysNamed(contracts, text));
  const fromLimits = [...contracts.limits.values()].filter(({ keys: of = [] }) =>
    keys.some((key) => of.includes(idOf(key))),
  );
  const fromSchemas = keys.map(({ schema }) => schema.default);
  const values = [...fromSchemas, ...fromLimits.map(({ value }) => value)];
  return new Set(values.filter((value) => typeof value === 'number').map(String));
}

function idOf({ file, path }: Key): string {
  return `${file}:${path}`;
}

function wrongAmounts(limit: Limit, text: string, expression: RegExp): { offset: number; reason: string }[] {
  return [...text.matchAll(expression)].flatMap(({ groups, index, 0: found }) => {
    const group = (name: string) =>
      Object.entries(groups ?? {}).find(([key, text]) => key.startsWith(name) && text)?.[1];
    const stated = toNumber(group('value') ?? '');
    const unit = group('unit');
    const same = unit
      ? stated * unitSize(unit) === Number(limit.value) * unitSize(limit.unit)
      : stated === Number(limit.value);
    const reason = `"${found}": ${limit.name} is ${limit.value} ${limit.unit} in limits.json (${limit.id})`;
    return same ? [] : [{ offset: index, reason }];
  });
}

function toNumber(text: string): number {
  return numberWords[text.toLowerCase()] ?? Number(text.replaceAll(/\s/g, ''));
}

function unitSize(unit: string): number {
  return units[unit] ?? units[unit.replace(/s$/, '')] ?? Number.NaN;
}

/** Splits text into sentences. A table row counts as one sentence. */
function sentencesOf({ text, line }: Run): Run[] {
  let offset = 0;
  return text.split(/(?<=[.!?;]\s)/).map((sentence) => {
    const start = line + text.slice(0, offset).split('\n').length - 1;
    offset += sentence.length;
    return { text: sentence, line: start };
  });
}
