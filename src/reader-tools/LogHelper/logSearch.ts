/** An entry of the troubleshooting page with patterns that match one line of a log. */
export type LogEntry = { id: string; title: string; patterns: string[] };

/** A matching line, numbered from 1; `text` is an excerpt around the match. */
export type LogLine = { line: number; text: string };

/** An entry with its number of matching lines and the first of them. */
export type LogMatch = { id: string; title: string; count: number; lines: LogLine[] };

/** The result of a search. */
export type LogReport = {
  /** Matching entries in order of their first match. */
  matches: LogMatch[];
  lines: number;
  /** Number of lines of which only the beginning was searched. */
  cutLines: number;
};

/** How many characters of a line are searched. */
export const maxLineLength = 16_384;

/** How many lines of each entry are shown. */
const maxLinesPerEntry = 3;

/** Length of an excerpt, and how much of it comes before the match, in characters. */
const shownLength = 240;
const shownBefore = 80;

// ANSI escape sequences, and the remaining control characters.
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
 * Searches a log, in pieces of any size, for the patterns of the entries. Patterns match one line at a time; a carriage
 * return starts a new part, as a terminal would overwrite the line.
 */
export class LogSearch {
  private readonly entries: { entry: LogEntry; patterns: RegExp[] }[];
  private readonly matches = new Map<string, LogMatch>();
  private rest = '';
  private restIsCut = false;
  private lines = 0;
  private cutLines = 0;

  constructor(entries: readonly LogEntry[]) {
    this.entries = entries.map((entry) => ({ entry, patterns: entry.patterns.map((pattern) => new RegExp(pattern)) }));
  }

  /** Searches the lines that end in this piece. */
  push(piece: string): void {
    let start = 0;
    for (let end = piece.indexOf('\n'); end >= 0; end = piece.indexOf('\n', start)) {
      this.keep(piece, start, end);
      this.endLine();
      start = end + 1;
    }
    this.keep(piece, start, piece.length);
  }

  /** Searches the last line and returns the result. */
  finish(): LogReport {
    if (this.rest) this.endLine();
    return { matches: [...this.matches.values()], lines: this.lines, cutLines: this.cutLines };
  }

  /** Adds to the current line, up to `maxLineLength`. */
  private keep(piece: string, start: number, end: number): void {
    const room = maxLineLength - this.rest.length;
    if (end - start > room) this.restIsCut = true;
    if (room > 0) this.rest += piece.slice(start, Math.min(end, start + room));
  }

  private endLine(): void {
    this.lines += 1;
    if (this.restIsCut) this.cutLines += 1;
    for (const part of this.rest.split('\r')) {
      if (part) this.search(plainLine(part));
    }
    this.rest = '';
    this.restIsCut = false;
  }

  private search(text: string): void {
    for (const { entry, patterns } of this.entries) {
      for (const pattern of patterns) {
        const found = pattern.exec(text);
        if (!found) continue;
        this.add(entry, excerpt(text, found.index));
        break;
      }
    }
  }

  private add({ id, title }: LogEntry, text: string): void {
    const match = this.matches.get(id) ?? { id, title, count: 0, lines: [] };
    this.matches.set(id, match);
    const isSameLine = match.lines.at(-1)?.line === this.lines;
    if (!isSameLine) match.count += 1;
    if (!isSameLine && match.lines.length < maxLinesPerEntry) match.lines.push({ line: this.lines, text });
  }
}
