import type { Range } from './patternIndex';

/** An excerpt around a match, and where the match is in it. */
export type Excerpt = Range & { text: string };

/** Length of an excerpt, and of its part before the match, in characters. */
const shownLength = 240;
const shownBefore = 80;

// ANSI escape sequences, and all other control characters and those without a width, except tabs and line ends.
const escapes =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to remove
  /\u001b\[[0-?]{0,64}[ -/]{0,8}[@-~]|\u001b[\]PX^_][^\u0007\u001b\r\n]{0,4096}(?:\u0007|\u001b\\)?|\u001b[ -/]{0,8}[0-~]|[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u200b-\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Matches text that isn't plain yet, or in which blanks or quotes aren't even. */
const uneven = /[^ -~]|^ | {2}| $/;

/** Removes escape sequences and control characters from text. Keeps tabs and line ends. */
export function plainText(text: string): string {
  return uneven.test(text) ? text.replace(escapes, '') : text;
}

/** Returns plain text as patterns expect it: one space for each run of blanks, and straight quotes. */
export function evenText(text: string): string {
  if (!uneven.test(text)) return text;
  return text
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/[‘’‚‛]/g, "'")
    .replace(/[“”„‟]/g, '"');
}

/** Returns the place in plain text of a match in its even text. */
function placeIn(text: string, { start, end }: Range): Range {
  const offsetOf = (length: number) => new RegExp(`^\\s*(?:\\s+|\\S){${length}}`).exec(text)?.[0].length ?? 0;
  return uneven.test(text) ? { start: offsetOf(start), end: offsetOf(end) } : { start, end };
}

/** Matches the time stamp and the seconds since power-on at the start of a line in a job log. */
const stamp = /^\d{4}-\d\d-\d\dT[\d:.]+Z (?:\+[\d.]+ )?/;

/** Returns an excerpt of a line around a match, without the line's time stamp. */
export function excerpt(line: string, place: Range): Excerpt {
  const match = placeIn(line, place);
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
