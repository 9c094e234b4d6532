/** A troubleshooting entry, with patterns that match a single line of a log. */
export type LogEntry = { id: string; title: string; patterns: string[] };

/** The number of a matching line, counted from 1, and an excerpt around the match. */
export type LogLine = { line: number; text: string };

/** An entry, the number of lines that match it (up to `maxCount`), and the first of these lines. */
export type LogMatch = { id: string; title: string; count: number; lines: LogLine[] };

export type LogReport = {
  /** Matching entries, ordered by their first match. */
  matches: LogMatch[];
  lines: number;
  /** Number of long lines of which only the beginning was searched. */
  cutLines: number;
};

/** Maximum size of a log. A search takes less than 1 s, whatever the log contains. */
export const maxBytes = 8e6;

/** Maximum number of characters searched in a line. */
export const maxLineLength = 16_384;

/** Maximum number of lines counted for each entry. */
export const maxCount = 1000;

/** Maximum number of lines shown for each entry. */
const maxLinesPerEntry = 3;

/** Length of an excerpt, and of its part before the match, in characters. */
const shownLength = 240;
const shownBefore = 80;

// ANSI escape sequences, and all other control characters.
const escapes =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to remove
  /\u001b\[[0-?]{0,64}[ -/]{0,8}[@-~]|\u001b[\]PX^_][^\u0007\u001b]{0,4096}(?:\u0007|\u001b\\)?|\u001b[ -/]{0,8}[0-~]|[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g;

/** Removes escape sequences and control characters from a line. */
export function plainLine(line: string): string {
  return line.replace(escapes, '');
}

function excerpt(text: string, index: number): string {
  const start =
    index + shownLength - shownBefore < text.length
      ? Math.max(0, index - shownBefore)
      : Math.max(0, text.length - shownLength);
  const part = text.slice(start, start + shownLength);
  return `${start > 0 ? '…' : ''}${part}${start + shownLength < text.length ? '…' : ''}`;
}

/**
 * Searches a log for the entries' patterns, which match one line at a time. A carriage return starts a new part of a
 * line, because a terminal would overwrite the line.
 */
export function searchLog(text: string, entries: readonly LogEntry[]): LogReport {
  let compiled = entries.map((entry) => ({ entry, patterns: entry.patterns.map((pattern) => new RegExp(pattern)) }));
  // Most lines match no pattern, so they need only this test.
  const anyOf = () =>
    new RegExp(compiled.flatMap(({ patterns }) => patterns.map(({ source }) => `(?:${source})`)).join('|'));
  let anyPattern = anyOf();
  const matches = new Map<string, LogMatch & { lastLine: number }>();
  let lines = 0;
  let cutLines = 0;

  const add = ({ id, title }: LogEntry, found: string): void => {
    const match = matches.get(id) ?? { id, title, count: 0, lines: [], lastLine: 0 };
    matches.set(id, match);
    if (match.lastLine === lines) return;
    match.lastLine = lines;
    match.count += 1;
    if (match.count === maxCount) {
      // Skips an entry that has reached `maxCount`. Otherwise, a log full of matches would take much longer.
      compiled = compiled.filter(({ entry }) => entry.id !== id);
      anyPattern = anyOf();
    }
    if (match.lines.length < maxLinesPerEntry) match.lines.push({ line: lines, text: found });
  };
  const searchPart = (part: string): void => {
    if (!anyPattern.test(part)) return;
    for (const { entry, patterns } of compiled) {
      const found = patterns.map((pattern) => pattern.exec(part)).find(Boolean);
      if (found) add(entry, excerpt(part, found.index));
    }
  };

  for (let start = 0, end = 0; start < text.length; start = end + 1) {
    end = text.indexOf('\n', start);
    if (end < 0) end = text.length;
    lines += 1;
    if (end - start > maxLineLength) cutLines += 1;
    for (const part of text.slice(start, Math.min(end, start + maxLineLength)).split('\r')) searchPart(plainLine(part));
  }
  return { matches: [...matches.values()], lines, cutLines };
}
