import { CannotRun, type Contracts, type Key, keysNamed, type Limit, schemasOf } from './contracts';
import type { Page, Run } from './readPages';
import type { Finding } from './report';

/** A sentence of the prose that states a limit of limits.json. */
type Fact = {
  /** Id in limits.json; the value is there and nowhere else. */
  limit: string;
  /** Ways to say it; AMOUNT stands for number and unit. */
  patterns: string[];
  /** The sentence must hold this too. */
  about?: RegExp;
  /** The sentence must not hold this: it speaks of another limit. */
  notAbout?: RegExp;
};

/** What pages say about limits. A pattern is narrow on purpose: a page may set other values in its own samples. */
export const facts: Fact[] = [
  {
    limit: 'heartbeat',
    patterns: ['heartbeats? (?:is sent |comes |goes out )?every AMOUNT', 'every AMOUNT[^.]{0,40} heartbeat'],
  },
  {
    limit: 'agent-offline',
    patterns: [
      'offline after AMOUNT',
      'heartbeat (?:for|in) AMOUNT[^.;]{0,20}offline',
      'AMOUNT without a heartbeat[^.;]{0,30}offline',
    ],
  },
  {
    limit: 'agent-lost',
    patterns: [
      'lost after AMOUNT',
      'heartbeat (?:for|in) AMOUNT[^.;]{0,20}\\blost',
      'AMOUNT without a heartbeat[^.;]{0,30}\\blost',
    ],
  },
  {
    limit: 'agent-hidden',
    patterns: ['AMOUNT[^.;]{0,20}hidden', 'hidden[^.;]{0,20}after AMOUNT'],
    about: /agent|heartbeat/i,
  },
  {
    limit: 'lease',
    patterns: ['leases? (?:of|lasts|runs out after|expires after|is valid for) AMOUNT', 'AMOUNT lease'],
  },
  {
    limit: 'claim-wait',
    patterns: ['(?:long poll|claim)[^.;]{0,30} (?:waits|is held open|held open|stays open)(?: for)?(?: up to)? AMOUNT'],
  },
  { limit: 'claim-confirm', patterns: ['confirm(?:s|ed)? (?:the claim |it )?within AMOUNT'] },
  {
    limit: 'artifact-file',
    patterns: ['AMOUNT (?:per|a|for each|for a single|for one) file', 'files? (?:larger than|over|above) AMOUNT'],
    about: /artifact|upload/i,
  },
  {
    limit: 'artifact-job',
    patterns: ['AMOUNT(?:[^.;]{0,25}) (?:per|a|for each|for one) job'],
    about: /artifact|upload/i,
    notAbout: /console|\blogs?\b|spool/i,
  },
  { limit: 'artifact-file', patterns: ['^(?:One|A) file \\| AMOUNT'] },
  { limit: 'artifact-job', patterns: ['^All files of (?:a|one) job \\| AMOUNT'] },
  { limit: 'artifact-files', patterns: ['(?<value>\\d[\\d ]*) files (?:per|a|for each|for one|in (?:a|one)) job'] },
  {
    limit: 'package-size',
    patterns: [
      'job packages? (?:is|are|may be|can be)? ?(?:at most|up to) AMOUNT',
      'packages? (?:larger than|over|above) AMOUNT',
    ],
  },
  {
    limit: 'dip-size',
    patterns: ['DIPs? (?:is|are|may be|can be)? ?(?:at most|up to) AMOUNT', 'DIPs? (?:larger than|over|above) AMOUNT'],
  },
  {
    limit: 'artifact-retention',
    patterns: [
      'artifacts?[^.;]{0,30} (?:are|is) (?:kept|stored|retained)(?: for)? AMOUNT',
      'retention(?: is| of)? AMOUNT',
      'AMOUNT(?: of)? retention',
    ],
    notAbout: /released|event|log/i,
  },
  { limit: 'artifact-retention', patterns: ['^Kept for \\| AMOUNT'] },
  { limit: 'released-retention', patterns: ['AMOUNT for jobs (?:on|of|with) a released DIP'] },
  {
    limit: 'released-retention',
    patterns: ['released DIPs?[^.;]{0,40}? (?:for )?AMOUNT'],
    about: /kept|retention|retained|stored/i,
  },
  { limit: 'job', patterns: ['(?:whole )?job (?:may take|has a limit of|is limited to) AMOUNT'] },
  { limit: 'queue', patterns: ['expires? after AMOUNT', 'AMOUNT in the queue'], about: /queue/i },
  { limit: 'install', patterns: ['(?:phase )?installing (?:may take|has a limit of|has|is limited to) AMOUNT'] },
  { limit: 'boot', patterns: ['(?:phase )?booting (?:may take|has a limit of|has|is limited to) AMOUNT'] },
  { limit: 'collect', patterns: ['(?:phase )?collecting (?:may take|has a limit of|has|is limited to) AMOUNT'] },
  {
    limit: 'silence',
    patterns: [
      '(?:no output for|silence of|silent for|without (?:any )?output for) AMOUNT',
      'no output (?:in|within) AMOUNT',
    ],
    about: /SILENCE_TIMEOUT/,
  },
  { limit: 'cancel-grace', patterns: ['SIGKILL (?:after|follows after) AMOUNT', 'AMOUNT later SIGKILL'] },
  { limit: 'hook', patterns: ['hooks? (?:may (?:take|run)|has|have|runs?)(?: for)?(?: up to| at most)? AMOUNT'] },
  {
    limit: 'adapter',
    patterns: ['(?:adapters? (?:may (?:take|run)|has|have)|Each has)(?: for)?(?: up to| at most)? AMOUNT'],
    about: /adapter/i,
  },
  { limit: 'clock-refuse', patterns: ['skew (?:of more than|above|over|beyond) AMOUNT[^.;]{0,40}refused'] },
  { limit: 'spool', patterns: ['spool[^.;]{0,30} AMOUNT', 'AMOUNT spool'] },
  { limit: 'upload-stall', patterns: ['stall[^.;]{0,20} AMOUNT'] },
  {
    limit: 'proxy-idle',
    patterns: [
      'prox(?:y|ies)[^.;]{0,40}idle[^.;]{0,30}? AMOUNT',
      'idle (?:limit|time-?out) (?:of|to|at least)(?: at least)? AMOUNT',
    ],
    notAbout: /claim_wait_s/,
  },
  { limit: 'slack-rate', patterns: ['(?<value>\\d+|one|two|five|ten) messages? (?:per|a|each|every) second'] },
  {
    limit: 'github-annotations',
    patterns: ['(?<value>\\d+) annotations', 'annotations?[^.;]{0,30} (?<value>\\d+) (?:per|in a|for each) request'],
  },
  {
    limit: 'github-status',
    patterns: ['(?<value>\\d[\\d ]*) characters'],
    about: /\bstatus\b|description/i,
    notAbout: /summary|password/i,
  },
  {
    limit: 'github-summary',
    patterns: ['(?<value>\\d[\\d ]*) characters'],
    about: /summary/i,
    notAbout: /status|description/i,
  },
];

/** Columns that say what holds if a file is silent. */
const defaultColumn = /^(?:defaults?|limit|if nothing is written)\b/i;

/** `key`, default 15 · `key` (default 15 s) · `key` defaults to 15 */
const defaultSentence =
  /(?<key>[a-z_]\w*(?:\[\])?(?:\.[\w[\]]+)*)[^.;|\n]{0,20}?\(?\bdefault(?:s to| is| of|:)? (?<value>-?\d[\w.]*)/g;

const amount =
  '(?<value>\\d[\\d ]*(?:\\.\\d+)?)[ ](?<unit>ms|s|seconds?|min|minutes?|h|hours?|days?|d|KiB|MiB|GiB|MB|GB)(?![\\w/])';

/** Size of a unit in its base: seconds or bytes. Limits count days as `d`. */
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
};

const numberWords: Record<string, number> = { one: 1, two: 2, five: 5, ten: 10 };

/** Makes the check of the limits that the prose states. */
export function createFactCheck(contracts: Contracts): (page: Page) => Finding[] {
  const { limits } = contracts;
  const known = facts.map((fact) => {
    const limit = limits.get(fact.limit);
    if (!limit) throw new CannotRun(`limits.json has no limit ${fact.limit}: correct tests/examples/facts.ts`);
    const expressions = fact.patterns.map((pattern) => new RegExp(pattern.replaceAll('AMOUNT', amount), 'gi'));
    return { fact, limit, expressions };
  });
  return (page) => [
    ...defaultFaults(contracts, page),
    ...page.runs.flatMap((run) =>
      sentencesOf(run).flatMap(({ text, line }) =>
        known
          .filter(({ fact: { about, notAbout } }) => (!about || about.test(text)) && !notAbout?.test(text))
          .flatMap(({ limit, expressions }) =>
            expressions.flatMap((expression) => wrongAmounts(limit, text, expression)),
          )
          .map(({ offset, reason }) => ({
            file: page.file,
            line: line + text.slice(0, offset).split('\n').length - 1,
            kind: 'fact' as const,
            reason,
            fix: 'correct the page, or the contract and every page that says it',
          })),
      ),
    ),
  ];
}

/** Compares the defaults that a page states for keys with those of the schemas and limits. */
function defaultFaults(contracts: Contracts, page: Page): Finding[] {
  const finding = (line: number, text: string, defaults: Set<string>): Finding => {
    const reason = `"${text}": the default is ${[...defaults].join(' or ')} in the schema`;
    return { file: page.file, line, kind: 'fact', reason, fix: 'correct the page' };
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
    [...text.matchAll(defaultSentence)].flatMap(({ 0: found, groups }) => {
      const { key = '', value = '' } = groups ?? {};
      const defaults = /[_.]/.test(key) ? defaultsOf(contracts, [key]) : new Set<string>();
      return defaults.size === 0 || defaults.has(value) ? [] : [finding(line, found, defaults)];
    }),
  );
  return [...fromRows, ...fromSentences];
}

/** Defaults of all keys that some texts can mean; a limit stands for a default that the schema leaves open. */
function defaultsOf(contracts: Contracts, texts: string[]): Set<string> {
  const keys = texts.flatMap((text) => keysNamed(contracts, text));
  const fromLimits = [...contracts.limits.values()].filter(({ keys: of = [] }) =>
    keys.some((key) => of.includes(idOf(key))),
  );
  const fromSchemas = keys.flatMap((key) => schemasOf(contracts, key)).map((schema) => schema.default);
  const values = [...fromSchemas, ...fromLimits.map(({ value }) => value)];
  return new Set(values.filter((value) => typeof value === 'number').map(String));
}

function idOf({ file, path }: Key): string {
  return `${file}:${path}`;
}

function wrongAmounts(limit: Limit, text: string, expression: RegExp): { offset: number; reason: string }[] {
  return [...text.matchAll(expression)].flatMap(({ groups, index, 0: found }) => {
    const stated = toNumber(groups?.value ?? '');
    const same = groups?.unit
      ? stated * unitSize(groups.unit) === Number(limit.value) * unitSize(limit.unit)
      : stated === Number(limit.value);
    const reason = `"${found}": ${limit.name} is ${limit.value} ${limit.unit} in limits.json, ${limit.id}`;
    return same ? [] : [{ offset: index, reason }];
  });
}

function toNumber(text: string): number {
  return numberWords[text.toLowerCase()] ?? Number(text.replaceAll(/\s/g, ''));
}

function unitSize(unit: string): number {
  return units[unit] ?? units[unit.replace(/s$/, '')] ?? Number.NaN;
}

/** Cuts at the end of a sentence; a row of a table is one. */
function sentencesOf({ text, line }: Run): Run[] {
  let offset = 0;
  return text.split(/(?<=[.!?;]\s)/).map((sentence) => {
    const start = line + text.slice(0, offset).split('\n').length - 1;
    offset += sentence.length;
    return { text: sentence, line: start };
  });
}
