import type { Phase } from '../ui/phases/phases';
import { findLastError, type LastError, phaseAt, phaseOf } from './lastError';
import { type Excerpt, evenText, excerpt, plainText } from './lineText';
import { indexPatterns, matchesIn, type PatternIndex } from './patternIndex';

/** A pattern that counts only if the rest of the log doesn't explain the line. */
export type ConditionalPattern = {
  pattern: string;
  /** The line doesn't count if any line of the log matches this. */
  unless?: string;
  /** The line doesn't count if a later line matches one of these. */
  unlessLater?: string[];
  /** The line doesn't count if an earlier line matches `line`, and none since then matches `undoneBy`. */
  unlessEarlier?: { line: string; undoneBy: string };
  /** The line counts only if a host prints it, and not a board's console. */
  host?: true;
};

/** How much an entry's lines say about the end of a boot, if it isn't the usual. Most comes first. */
const weights = ['fatal', undefined, 'fallback', 'warning'] as const;

/** A troubleshooting entry, with patterns that match a single line of a log. */
export type FaultEntry = {
  id: string;
  title: string;
  /** The code that the product reports for this special case. */
  code?: string;
  /** True for a code that ends a job or a command. */
  ends?: true;
  patterns: string[];
  /** Letters of the causes that print the lines of some patterns. */
  causes?: Record<string, string>;
  conditional?: ConditionalPattern[];
  /** True if logs often recover from these lines. */
  recovers?: true;
  weight?: (typeof weights)[number];
  /** Entries that explain the same lines better. */
  yieldsTo?: string[];
  /** Lines that look like this fault, but are normal. */
  harmless?: { pattern: string; reason: string }[];
};

/** The number of a matching line, counted from 1, and an excerpt of it without its time stamp. */
export type FaultLine = Excerpt & { line: number };

/**
 * An entry, the numbers of the lines that match it (up to `maxCount`), excerpts of the first of them, the phase of the
 * job at the last of them, and the letter of the cause that its telling lines name. If they name several, only a crash
 * has a letter: the first line's.
 */
export type FoundEntry = {
  id: string;
  title: string;
  at: number[];
  lines: FaultLine[];
  phase?: Phase;
  cause?: string;
};

/** What a log shows. */
export type FaultReport = {
  /** The entry that explains the end of the job. */
  ended?: FoundEntry;
  /** Other entries, those of the latest boot first. Entries that logs often recover from come last. */
  others: FoundEntry[];
  /** The last line that a tool marks as an error, if no entry explains any. */
  lastError?: LastError;
  /** Lines that look like faults, but are normal, with the reason. */
  harmless: { reason: string; lines: number[] }[];
  lines: number;
};

/** Maximum number of characters searched in a line, or in each part of it after a carriage return. */
export const maxLineLength = 16_384;

/** Maximum number of lines counted for each entry and for each kind of harmless line. */
const maxCount = 1000;

/** Maximum number of lines shown for each entry. */
export const maxLinesPerEntry = 3;

// URLs and comments name codes that nothing printed. In `##[error]`, which GitHub prints, no space follows.
const mentions = /https?:\/\/[^\s"'<>]+|(?:^|\s)(?:#+|\/\/)\s.*/g;

/** Returns whether a part of a line prints a code as a word. */
function prints(part: string, code: string): boolean {
  return part.includes(code) && new RegExp(`\\b${code}\\b`).test(part.replace(mentions, ' '));
}

/** An entry's matches while the log is searched. */
type Match = {
  entry: FaultEntry;
  /** Excerpts by line, up to `maxCount`. */
  lines: Map<number, Excerpt>;
  last: number;
  /** The number of the last line's boot. */
  boot: number;
  /** The last line that contains the entry's code. */
  codeLine: number;
  /** The causes that lines name: the first line of each by its letter. */
  letters: Map<string, number>;
};

/** A pattern of an entry. `pending` are matches that a later line can still explain. */
type Rule = ConditionalPattern &
  Omit<Match, 'lines' | 'letters'> & {
    pending: Match['lines'];
    isExplained?: true;
    isNextExplained?: boolean;
    isAgents?: boolean;
  };

/** Separates the boots in a log, and shows whose lines they are. The shell is a board's unless a host's tool runs in it. */
const signs = {
  banner: String.raw`U-Boot (?:[ST]PL )?\d{4}|Linux version \d|\bets [A-Z][a-z]{2} |ESP-ROM:|Booting (?:Zephyr|MCUboot)|OpenSBI v`,
  board: String.raw`U-Boot (?:[ST]PL )?\d{4}|Starting kernel|(?:^|\w )login:`,
  shell: String.raw`\broot@[\w.-]{1,40}:(?:~|/(?:root|home|tmp|usr|etc|mnt|media)?)(?:/\S{0,60})?#`,
  host: 'agentctl|benchloom|docker|curl -|systemctl|journalctl|lsusb|dmesg',
  /** The end of a job or a group that passed. No line before it ended the job, for example because of a retry. */
  passed: String.raw`\bjob finished passed$|(?:^|Z )group passed$`,
};
const allSigns = Object.values(signs);

/** Matches lines of a job log: the agent's have a level, and the others are the console's. */
const agentLine = /^\S+Z (?:\+[\d.]+ )?(?:debug|info|warn(?:ing)?|error) /;
const consoleLine = /^\S+Z \+[\d.]+ /;

/** Matches the prompt of a shell, and the name in it. */
const shell = /^(?:\S{1,40}Z \+\S{1,12} )?(\[?[\w.-]{1,40}@[\w.-]{1,40})[: ]\S{0,80}[#$]|^(uart:~)\$|^([~/]) #/;

/** Matches the prompt before a typed command. The kernel or a program can also print on its line, as in `mmc0: error`. */
const typed = new RegExp(
  String.raw`(?:^(?:\S{1,40}Z \+\S{1,12} )?(?:=>|\S{0,20}U-Boot>|u-boot=>)|${shell.source}) (?=[a-z])(?![\w./ -]{1,40}: )`,
);

/** Returns whether the log recovered from an entry's lines. `passedLine` is the last end of a job that passed, or 0. */
function isRecovered({ entry, last, codeLine }: Match, passedLine: number): boolean {
  // A printed code ended the job, even if logs often recover from the entry's other lines.
  return last < passedLine || (entry.recovers === true && codeLine <= passedLine);
}

/**
 * Orders the matches: first what ended the job, then those of the latest boot, and at the end what the log recovered
 * from. In a boot, the weight of an entry counts before its line, because a boot tries other media after the first.
 */
function sortMatches(matches: Match[], passedLine: number): Match[] {
  const lastCode = Math.max(...matches.map(({ codeLine }) => codeLine));
  const ending = lastCode > passedLine ? matches.find(({ codeLine }) => codeLine === lastCode)?.entry.id : undefined;
  const rank = (match: Match) => {
    const { id, code } = match.entry;
    // A special case says more than its code.
    if (ending && code === ending) return 0;
    if (id === ending) return 1;
    return isRecovered(match, passedLine) ? 3 : 2;
  };
  const isGeneral = ({ entry: { code } }: Match) => Number(!code);
  const weight = ({ entry }: Match) => weights.indexOf(entry.weight);
  return matches.toSorted(
    (a, b) =>
      rank(a) - rank(b) || b.boot - a.boot || weight(a) - weight(b) || b.last - a.last || isGeneral(a) - isGeneral(b),
  );
}

/** Returns the values with the same key as lists. */
function grouped<Value>(pairs: (readonly [string | undefined, Value])[]): Map<string, Value[]> {
  const groups = new Map<string, Value[]>();
  for (const [key, value] of pairs) if (key !== undefined) groups.set(key, [...(groups.get(key) ?? []), value]);
  return groups;
}

/** Flags of the patterns: `i` ignores case. */
type Flags = '' | 'i';

// The filter searches after each key.
const indexes = { '': new WeakMap<readonly FaultEntry[], PatternIndex>(), i: new WeakMap() };

function indexOf(entries: readonly FaultEntry[], flags: Flags): PatternIndex {
  const known = indexes[flags].get(entries);
  if (known) return known;
  const conditions = entries.flatMap(({ conditional = [] }) => conditional);
  const sources = [
    ...allSigns,
    ...entries.flatMap(({ patterns, harmless = [] }) => [...patterns, ...harmless.map(({ pattern }) => pattern)]),
    ...conditions.flatMap(({ pattern, unless = [], unlessLater = [], unlessEarlier = {} }) =>
      [pattern, unless, unlessLater, Object.values(unlessEarlier)].flat(),
    ),
  ];
  const index = indexPatterns(new Set(sources), flags);
  indexes[flags].set(entries, index);
  return index;
}

/** A line of a log, or those that a terminal made of it, with the number of the first. */
type Row = [line: number, text: string];

/** Joins the lines that a terminal broke at its width, which is the length of the longest, unless they say something. */
function unwrapped(rows: readonly Row[], index: PatternIndex): Row[] {
  const width = rows.reduce((longest, [, text]) => Math.max(longest, text.length), 0);
  // No terminal is this narrow.
  if (width < 40) return [...rows];
  const isKnown = (row: Row) => matchesIn(evenText(plainText(row[1].slice(0, maxLineLength))), index).size > 0;
  return rows.reduce<Row[]>((joined, row, at) => {
    const last = joined.at(-1);
    const isBroken = last && last[1].length < 1024 && rows[at - 1]?.[1].length === width;
    if (isBroken && !isKnown(last) && !isKnown(row)) last[1] += row[1];
    else joined.push([...row]);
    return joined;
  }, []);
}

/**
 * Searches a message or a log for the lines of the entries. Each pattern matches one line at a time. Lines that are
 * known to be harmless count for no entry. If two entries match the same last line, special cases of a code come first,
 * and otherwise the entries keep their order.
 * @param flags `i` ignores case
 */
export function findFaults(text: string, entries: readonly FaultEntry[], flags: Flags = ''): FaultReport {
  // A final line break starts no line.
  const rows = text
    .replace(/\n$/, '')
    .split('\n')
    .map((row, index): Row => [index + 1, row]);
  const known = new Set<number>();
  const report = searchRows(text === '' ? [] : rows, entries, flags, known);
  if (report.ended || report.others.length > 0 || rows.length === 1) return report;
  const joined = searchRows(unwrapped(rows, indexOf(entries, flags)), entries, flags);
  if (joined.ended || joined.others.length > 0) return { ...joined, lines: rows.length };
  return { ...report, lastError: findLastError(rows.map(([line, row]) => (known.has(line) ? '' : plainText(row)))) };
}

/** Returns what lines show. Adds to `known` those that are harmless or that later lines explain. */
function searchRows(rows: readonly Row[], entries: readonly FaultEntry[], flags: Flags, known = new Set<number>()) {
  const matches = new Map<string, Match>();
  const harmless = entries
    .flatMap((entry) => entry.harmless ?? [])
    .map((line) => ({ ...line, found: new Set<number>() }));
  const start = { last: 0, boot: 0, codeLine: 0 };
  const rules = entries.flatMap((entry) =>
    [...entry.patterns.map((pattern) => ({ pattern })), ...(entry.conditional ?? [])].map(
      (rule): Rule => ({ ...rule, ...start, entry, pending: new Map() }),
    ),
  );
  const byPattern = grouped(rules.map((rule) => [rule.pattern, rule] as const));
  const byUnless = grouped(rules.map((rule) => [rule.unless, rule] as const));
  const byUnlessLater = grouped(rules.flatMap((rule) => (rule.unlessLater ?? []).map((end) => [end, rule] as const)));
  const byEarlier = grouped(rules.map((rule) => [rule.unlessEarlier?.line, rule] as const));
  const byUndone = grouped(rules.map((rule) => [rule.unlessEarlier?.undoneBy, rule] as const));
  const byHarmless = grouped(harmless.map((line) => [line.pattern, line] as const));
  const index = indexOf(entries, flags);
  const seen = new Set<string>();
  const banners = new Set<string>();
  // The shells of the boot, with the line of the first command: their next prompt doesn't show that the board has booted.
  const shells = new Map<string, number>();
  let boot = 0;
  let passedLine = 0;
  const searchPart = (line: number, shown: string, part: string) => {
    const found = matchesIn(part, index);
    if (found.size === 0) return;
    const command = typed.exec(part)?.[0].length ?? part.length;
    const [name = ''] = shell.exec(part)?.slice(1).filter(Boolean) ?? [];
    if (found.has(signs.banner)) shells.clear();
    const since = shells.get(name) ?? Number.POSITIVE_INFINITY;
    if (name && command < part.length && !shells.has(name)) shells.set(name, line);
    for (const sign of allSigns) if (found.has(sign)) seen.add(sign);
    if (found.has(signs.passed)) passedLine = line;
    const stage = found.get(signs.banner);
    if (stage) {
      const text = part.slice(stage.start, stage.end);
      if (banners.has(text)) {
        boot += 1;
        banners.clear();
      }
      banners.add(text);
    }
    for (const pattern of found.keys()) {
      for (const rule of byEarlier.get(pattern) ?? []) rule.isNextExplained = true;
      for (const rule of byUndone.get(pattern) ?? []) rule.isNextExplained = false;
      for (const { pending } of byUnlessLater.get(pattern) ?? [])
        for (const explained of pending.keys())
          if (explained < since) {
            known.add(explained);
            pending.delete(explained);
          }
    }
    for (const pattern of found.keys()) {
      const [normal] = byHarmless.get(pattern) ?? [];
      if (!normal) continue;
      known.add(line);
      if (normal.found.size < maxCount) normal.found.add(line);
      return;
    }
    for (const [pattern, position] of found) {
      for (const rule of byUnless.get(pattern) ?? []) rule.isExplained = true;
      for (const rule of byPattern.get(pattern) ?? []) {
        const { entry, host, pending } = rule;
        if (position.start >= command || rule.isNextExplained) continue;
        const isPrinted = prints(part, entry.id);
        if (!isPrinted && part.slice(position.start, position.end).includes(entry.id)) continue;
        const isAgents = agentLine.test(part);
        if (host && !isAgents && consoleLine.test(part)) continue;
        rule.isAgents ||= isAgents;
        rule.last = line;
        rule.boot = boot;
        if (entry.ends && isPrinted) rule.codeLine = line;
        if (pending.size < maxCount && !pending.has(line)) pending.set(line, excerpt(shown, position));
      }
    }
  };
  // A carriage return starts a part of a line, as on a terminal, and patterns match a part.
  for (const [line, text] of rows)
    for (const redraw of text.split('\r')) {
      const raw = redraw.slice(0, maxLineLength);
      const shown = plainText(raw);
      if (shown) searchPart(line, shown, evenText(shown));
    }
  const isBoards = seen.has(signs.board) || (seen.has(signs.shell) && !seen.has(signs.host));
  for (const { pattern, entry, pending, isExplained, isAgents, host, ...rule } of rules) {
    if (isExplained || pending.size === 0 || (host && isBoards && !isAgents)) continue;
    const match: Match = matches.get(entry.id) ?? { entry, ...start, lines: new Map(), letters: new Map() };
    matches.set(entry.id, match);
    for (const key of ['last', 'boot', 'codeLine'] as const) match[key] = Math.max(match[key], rule[key]);
    const letter = entry.causes?.[pattern];
    const first = Math.min(...pending.keys());
    if (letter) match.letters.set(letter, Math.min(first, match.letters.get(letter) ?? first));
    for (const [line, found] of pending)
      if (match.lines.size < maxCount && !match.lines.has(line)) match.lines.set(line, found);
  }

  const explained = entries.flatMap(({ id, yieldsTo = [] }) =>
    yieldsTo.some((other) => matches.has(other)) ? [] : (matches.get(id) ?? []),
  );
  // A fallback without a cause says nothing more on a line that another entry explains, unless it's that entry's code.
  const isRepeated = ({ entry: { id, weight }, lines, letters }: Match) =>
    weight === 'fallback' &&
    letters.size === 0 &&
    [...lines.keys()].every((line) =>
      explained.some(({ entry, lines }) => entry.weight !== weight && entry.code !== id && lines.has(line)),
    );
  const sorted = sortMatches(
    explained.filter((match) => !isRepeated(match)),
    passedLine,
  );
  const phases = sorted.length > 0 ? rows.map(([, row]) => phaseOf(row.slice(0, maxLineLength))) : [];
  const findings = sorted.map(({ entry: { id, title, weight }, last, lines: found, letters }) => {
    // A crash causes the lines after it. Otherwise, lines can be attempts that failed independently.
    const isClear = letters.size === 1 || weight === 'fatal';
    const [[cause, named] = [undefined, 0]] = isClear ? [...letters].toSorted(([, a], [, b]) => a - b) : [];
    const phase = phaseAt(
      phases,
      rows.findLastIndex(([line]) => line <= last),
    );
    return {
      id,
      title,
      ...(phase && { phase }),
      ...(cause && { cause }),
      at: [...found.keys()].toSorted((a, b) => a - b),
      lines: [...found]
        .toSorted(([a], [b]) => a - b)
        // The last line shown is the telling one, if it's later.
        .filter(([line], at) => at < maxLinesPerEntry - 1 || line >= named)
        .slice(0, maxLinesPerEntry)
        .map(([line, shown]) => ({ line, ...shown })),
    };
  });
  const isEnd = sorted[0] !== undefined && !isRecovered(sorted[0], passedLine);
  return {
    ended: isEnd ? findings[0] : undefined,
    others: isEnd ? findings.slice(1) : findings,
    harmless: harmless.flatMap(({ reason, found }) => (found.size > 0 ? [{ reason, lines: [...found] }] : [])),
    lines: rows.length,
  };
}
