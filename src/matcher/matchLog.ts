import { indexPatterns, matchesIn, type PatternIndex, type Range } from './patternIndex';

/** A pattern that counts only if the rest of the log doesn't explain the line. */
export type ConditionalPattern = {
  pattern: string;
  /** The line doesn't count if any line of the log matches this. */
  unless?: string;
  /** The line doesn't count if a later line matches this. */
  unlessLater?: string;
};

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
  /** Entries that explain the same lines better. */
  yieldsTo?: string[];
  /** Lines that look like this fault, but are normal. */
  harmless?: { pattern: string; reason: string }[];
};

/** An excerpt around a match, and where the match is in it. */
type Excerpt = Range & { text: string };

/** The number of a matching line, counted from 1, and an excerpt of it without its time stamp. */
export type FaultLine = Excerpt & { line: number };

/**
 * An entry, the numbers of the lines that match it (up to `maxCount`), excerpts of the first of them, and the letter of
 * the cause that the first telling line names.
 */
export type FoundEntry = { id: string; title: string; at: number[]; lines: FaultLine[]; cause?: string };

/** What a log shows. */
export type FaultReport = {
  /** The entry that explains the end of the job. */
  ended?: FoundEntry;
  /** Other entries, latest line first. Entries that logs often recover from come last. */
  others: FoundEntry[];
  /** Lines that look like faults, but are normal, with the reason. */
  harmless: { reason: string; lines: number[] }[];
  lines: number;
};

/** Maximum size of a log. A search takes a few seconds at most, whatever the log contains. */
export const maxBytes = 2e6;

/** Maximum number of characters searched in a line, or in each part of it after a carriage return. */
export const maxLineLength = 16_384;

/** Maximum number of lines counted for each entry and for each kind of harmless line. */
const maxCount = 1000;

/** Maximum number of lines shown for each entry. */
export const maxLinesPerEntry = 3;

/** Length of an excerpt, and of its part before the match, in characters. */
const shownLength = 240;
const shownBefore = 80;

// ANSI escape sequences, and all other control characters except tabs and line ends.
const escapes =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to remove
  /\u001b\[[0-?]{0,64}[ -/]{0,8}[@-~]|\u001b[\]PX^_][^\u0007\u001b\r\n]{0,4096}(?:\u0007|\u001b\\)?|\u001b[ -/]{0,8}[0-~]|[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g;

/** Removes escape sequences and control characters from text. Keeps tabs and line ends. */
export function plainText(text: string): string {
  return text.replace(escapes, '');
}

/** Matches the time stamp and the seconds since power-on at the start of a line in a job log. */
const stamp = /^\d{4}-\d\d-\d\dT[\d:.]+Z (?:\+[\d.]+ )?/;

function excerpt(line: string, match: Range): Excerpt {
  const before = stamp.exec(line)?.[0].length ?? 0;
  const skipped = before > match.start ? 0 : before;
  const text = line.slice(skipped);
  const index = match.start - skipped;
  const start =
    index + shownLength - shownBefore < text.length
      ? Math.max(0, index - shownBefore)
      : Math.max(0, text.length - shownLength);
  const lead = start > 0 ? '…' : '';
  const end = Math.min(start + shownLength, text.length);
  const shift = lead.length - start;
  return {
    text: `${lead}${text.slice(start, end)}${end < text.length ? '…' : ''}`,
    start: index + shift,
    end: Math.min(match.end - skipped, end) + shift,
  };
}

// URLs and comments name codes that nothing printed. In `##[error]`, which GitHub prints, no space follows.
const mentions = /https?:\/\/[^\s"'<>]+|(?:^|\s)(?:#+|\/\/)\s.*/g;

/** Returns whether a part of a line prints a code as a word. */
function prints(part: string, code: string): boolean {
  return new RegExp(`\\b${code}\\b`).test(part.replace(mentions, ' '));
}

/** An entry's matches while the log is searched. */
type Match = {
  entry: FaultEntry;
  /** Excerpts by line, up to `maxCount`. */
  lines: Map<number, Excerpt>;
  last: number;
  /** The last line that contains the entry's code. */
  codeLine: number;
  /** The letter of a cause, and the line that names it. */
  cause?: { letter: string; line: number };
};

/** A conditional pattern. `pending` are matches that a later line can still explain. */
type Condition = ConditionalPattern & {
  entry: FaultEntry;
  pending: Map<number, Excerpt>;
  last: number;
  isExplained: boolean;
};

/** Matches the end of a job or a group that passed. No line before it ended the job, for example because of a retry. */
const passed = /\bjob finished passed$|(?:^|Z )group passed$/;

/** Returns whether the log recovered from an entry's lines. `passedLine` is the last end of a job that passed, or 0. */
function isRecovered({ entry, last, codeLine }: Match, passedLine: number): boolean {
  // A printed code ended the job, even if logs often recover from the entry's other lines.
  return last < passedLine || (entry.recovers === true && codeLine <= passedLine);
}

/** Orders the matches: first what ended the job, then the latest, and at the end what the log recovered from. */
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
  return matches.toSorted((a, b) => rank(a) - rank(b) || b.last - a.last || isGeneral(a) - isGeneral(b));
}

/** Returns the values with the same key as lists. */
function grouped<Value>(pairs: (readonly [string | undefined, Value])[]): Map<string, Value[]> {
  const groups = new Map<string, Value[]>();
  for (const [key, value] of pairs) if (key !== undefined) groups.set(key, [...(groups.get(key) ?? []), value]);
  return groups;
}

// The filter searches after each key.
const indexes = new WeakMap<readonly FaultEntry[], PatternIndex>();

/**
 * Searches a message or a log for the lines of the entries. Each pattern matches one line at a time. Lines that are
 * known to be harmless count for no entry. If two entries match the same last line, special cases of a code come first,
 * and otherwise the entries keep their order.
 */
export function findFaults(text: string, entries: readonly FaultEntry[]): FaultReport {
  const matches = new Map<string, Match>();
  const harmless = entries
    .flatMap((entry) => entry.harmless ?? [])
    .map((line) => ({ ...line, found: new Set<number>() }));
  const conditions = entries.flatMap((entry) =>
    (entry.conditional ?? []).map(
      (conditional): Condition => ({ ...conditional, entry, pending: new Map(), last: 0, isExplained: false }),
    ),
  );
  const byPattern = grouped(entries.flatMap((entry) => entry.patterns.map((pattern) => [pattern, entry] as const)));
  const byCondition = grouped(conditions.map((condition) => [condition.pattern, condition] as const));
  const byUnless = grouped(conditions.map((condition) => [condition.unless, condition] as const));
  const byUnlessLater = grouped(conditions.map((condition) => [condition.unlessLater, condition] as const));
  const byHarmless = grouped(harmless.map((line) => [line.pattern, line] as const));
  const index =
    indexes.get(entries) ??
    indexPatterns(
      new Set([byPattern, byCondition, byUnless, byUnlessLater, byHarmless].flatMap((map) => [...map.keys()])),
    );
  indexes.set(entries, index);

  const matchOf = (entry: FaultEntry): Match => {
    const match = matches.get(entry.id) ?? { entry, lines: new Map(), last: 0, codeLine: 0 };
    matches.set(entry.id, match);
    return match;
  };
  const noteCause = (match: Match, pattern: string, line: number) => {
    const letter = match.entry.causes?.[pattern];
    if (letter && !(match.cause && match.cause.line <= line)) match.cause = { letter, line };
  };
  let passedLine = 0;
  const searchPart = (line: number, part: string) => {
    if (passed.test(part)) passedLine = line;
    const found = matchesIn(part, index);
    for (const pattern of found.keys())
      for (const condition of byUnlessLater.get(pattern) ?? []) condition.pending.clear();
    for (const pattern of found.keys()) {
      const [known] = byHarmless.get(pattern) ?? [];
      if (!known) continue;
      if (known.found.size < maxCount) known.found.add(line);
      return;
    }
    for (const [pattern, position] of found) {
      for (const condition of byUnless.get(pattern) ?? []) condition.isExplained = true;
      for (const condition of byCondition.get(pattern) ?? []) {
        condition.last = line;
        if (condition.pending.size < maxCount) condition.pending.set(line, excerpt(part, position));
      }
      for (const entry of byPattern.get(pattern) ?? []) {
        const isPrinted = prints(part, entry.id);
        const isCode = part.slice(position.start, position.end).includes(entry.id);
        if (isCode && !isPrinted) continue;
        const match = matchOf(entry);
        match.last = line;
        noteCause(match, pattern, line);
        if (entry.ends && isPrinted) match.codeLine = line;
        if (match.lines.size < maxCount && !match.lines.has(line)) match.lines.set(line, excerpt(part, position));
      }
    }
  };
  // A final line break starts no line.
  const rows = text.replace(/\n$/, '').split('\n');
  // A carriage return starts a part of a line, as on a terminal, and patterns match a part.
  for (const [row, line] of text === '' ? [] : rows.entries())
    for (const redraw of line.split('\r')) {
      const part = plainText(redraw.slice(0, maxLineLength));
      if (part) searchPart(row + 1, part);
    }
  for (const { pattern, entry, pending, last, isExplained } of conditions)
    if (!isExplained && pending.size > 0) {
      const match = matchOf(entry);
      match.last = Math.max(match.last, last);
      noteCause(match, pattern, Math.min(...pending.keys()));
      for (const [line, found] of pending)
        if (match.lines.size < maxCount && !match.lines.has(line)) match.lines.set(line, found);
    }

  const explained = entries.flatMap(({ id, yieldsTo = [] }) =>
    yieldsTo.some((other) => matches.has(other)) ? [] : (matches.get(id) ?? []),
  );
  const sorted = sortMatches(explained, passedLine);
  const findings = sorted.map(({ entry: { id, title }, lines: found, cause }) => ({
    id,
    title,
    ...(cause && { cause: cause.letter }),
    at: [...found.keys()].toSorted((a, b) => a - b),
    lines: [...found]
      .toSorted(([a], [b]) => a - b)
      .slice(0, maxLinesPerEntry)
      .map(([line, shown]) => ({ line, ...shown })),
  }));
  const isEnd = sorted[0] !== undefined && !isRecovered(sorted[0], passedLine);
  return {
    ended: isEnd ? findings[0] : undefined,
    others: isEnd ? findings.slice(1) : findings,
    harmless: harmless.flatMap(({ reason, found }) => (found.size > 0 ? [{ reason, lines: [...found] }] : [])),
    lines: text === '' ? 0 : rows.length,
  };
}
