import { createScanner } from 'jsonc-parser';

type Bracket = {
  character: string;
  offset: number;
  /** Counted from 1. */
  line: number;
  /** Column of the line's first token. */
  indent: number;
  isFirstOnLine: boolean;
};

const closers: Record<string, string> = { '{': '}', '[': ']' };

/** Returns the brackets outside strings and comments. */
export function findBrackets(text: string): Bracket[] {
  const scanner = createScanner(text, true);
  const brackets: Bracket[] = [];
  let line = 0;
  let indent = 0;
  while (scanner.getPosition() < text.length) {
    scanner.scan();
    const offset = scanner.getTokenOffset();
    const character = text.charAt(offset);
    const isFirstOnLine = line <= scanner.getTokenStartLine();
    if (isFirstOnLine) {
      line = scanner.getTokenStartLine() + 1;
      indent = scanner.getTokenStartCharacter();
    }
    if (/[{}[\]]/.test(character)) brackets.push({ character, offset, line, indent, isFirstOnLine });
  }
  return brackets;
}

/** Returns which bracket is missing, extra, or wrong, if that explains a syntax error at the given offset. */
export function findBracketProblem(text: string, at: number): { offset: number; message: string } | undefined {
  const brackets = findBrackets(text);
  const all = Object.entries(closers).flat();
  const counts = new Map(all.map((each) => [each, brackets.filter(({ character }) => character === each).length]));
  const count = (wanted = '') => counts.get(wanted) ?? 0;
  const isUnclosed = ({ character }: Bracket) => count(character) > count(closers[character]);
  const isExtra = (closer: string) => Object.entries(closers).some(([a, b]) => b === closer && count(b) > count(a));
  const missing = ({ character, line }: Bracket, offset: number, place: string) => ({
    offset,
    message: `A closing \`${closers[character]}\` is missing ${place}. The \`${character}\` on line ${line} is still open.`,
  });
  const extra = ({ character, offset }: Bracket) => {
    const opener = Object.keys(closers).find((key) => closers[key] === character);
    return { offset, message: `There’s one \`${character}\` too many here, or a \`${opener}\` is missing above.` };
  };

  const open: Bracket[] = [];
  for (const bracket of brackets) {
    if (bracket.offset >= at) break;
    const opener = bracket.character in closers ? undefined : open.pop();
    if (!opener) open.push(bracket);
    // The indentation shows which bracket has no counterpart.
    else if (bracket.isFirstOnLine && bracket.indent < opener.indent && isUnclosed(opener)) {
      return missing(opener, bracket.offset, `before this \`${bracket.character}\``);
    } else if (bracket.isFirstOnLine && bracket.indent > opener.indent && isExtra(bracket.character)) {
      return extra(bracket);
    }
  }
  const innermost = open.at(-1);
  const end = text.trimEnd().length;
  if (innermost && at >= end) return missing(innermost, end - 1, 'at the end');
  const found = brackets.find(({ offset }) => offset === at);
  if (!found || found.character in closers) return undefined;
  if (!innermost) return extra(found);
  const wanted = closers[innermost.character];
  if (found.character === wanted) return undefined;
  if (!isExtra(found.character)) return missing(innermost, at, `before this \`${found.character}\``);
  if (!isUnclosed(innermost)) return extra(found);
  const message = `Write \`${wanted}\` instead of \`${found.character}\`, to close the \`${innermost.character}\` on line ${innermost.line}.`;
  return { offset: at, message };
}
