import { createScanner, type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import { escapeInvisible } from './quote';

/** Line and column, both counted from 1. Columns are UTF-16 units, as in editors. `source` is the text there. */
export type Position = { line: number; column: number; source: string };

/** A JSON syntax error, and how to fix it. Names are between backticks. */
export type SyntaxProblem = Position & { message: string };

/** Parsed JSON, with the positions of its nodes. */
export type JsonText = {
  value: unknown;
  tree: Node;
  placeOf: (node: Node) => Position;
};

/** Maximum nesting depth, which is far more than any configuration file needs. */
export const maxDepth = 100;

/** Length of an excerpt, and of its part before the position, in characters. */
const shownLength = 100;
const shownBefore = 30;

/** Returns the line that contains an offset, or an excerpt around the offset. */
function sourceAt(text: string, start: number, offset: number): string {
  const from = offset - start > shownLength - shownBefore ? offset - shownBefore : start;
  const [line = ''] = text.slice(from, from + shownLength).split(/[\r\n]/, 1);
  const isCut = line.length === shownLength && !/^(?:$|[\r\n])/.test(text.slice(from + shownLength));
  return `${from > start ? '…' : ''}${line.trim()}${isCut ? '…' : ''}`;
}

/** Returns a function that converts an offset to a position. */
function placeFinder(text: string): (offset: number) => Position {
  const starts = [0];
  for (const { index, 0: end } of text.matchAll(/\r\n?|\n/g)) starts.push(index + end.length);
  return (offset) => {
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    const start = starts[low] ?? 0;
    return { line: low + 1, column: offset - start + 1, source: escapeInvisible(sourceAt(text, start, offset)) };
  };
}

/** Returns the offset of the first bracket nested too deeply. Deep nesting could overflow the parser's stack. */
function findTooDeepOffset(text: string): number | undefined {
  const scanner = createScanner(text, true);
  let depth = 0;
  let offset = 0;
  while (offset < text.length) {
    scanner.scan();
    offset = scanner.getTokenOffset();
    const character = text[offset];
    if (character === '{' || character === '[') depth += 1;
    if (character === '}' || character === ']') depth -= 1;
    if (depth > maxDepth) return offset;
  }
  return undefined;
}

const pythonWords = new Map(Object.entries({ True: 'true', False: 'false', None: 'null' }));

const messages: Record<string, string> = {
  InvalidNumberFormat: 'This isn’t a JSON number. Use digits and a decimal point, such as `0.5`.',
  PropertyNameExpected: 'A key is missing here. Write the key in double quotes.',
  ValueExpected: 'A value is missing here.',
  ColonExpected: 'A colon is missing between the key and its value.',
  CommaExpected: 'A comma is missing before this entry.',
  CloseBraceExpected: 'A closing `}` is missing.',
  CloseBracketExpected: 'A closing `]` is missing.',
  EndOfFileExpected: 'Unexpected text after the end of the JSON. Delete it.',
  InvalidCommentToken: 'JSON doesn’t support comments. Delete the comment.',
  UnexpectedEndOfComment: 'JSON doesn’t support comments. Delete the comment.',
  UnexpectedEndOfString: 'The string has no closing double quote on its line.',
  UnexpectedEndOfNumber: 'The number is incomplete.',
  InvalidUnicode: '`\\u` needs four hexadecimal digits.',
  InvalidEscapeCharacter: 'JSON has no such escape sequence. Write a backslash as `\\\\`, even in regular expressions.',
  InvalidCharacter: 'The string contains a control character. Write a tab as `\\t`.',
};

/** Returns the message for a parse error. The message is more specific if the text shows what the author meant. */
function messageOf({ error, offset, length }: ParseError, text: string): string {
  const found = text.slice(offset, offset + Math.min(length, 40));
  const python = pythonWords.get(found);
  if (python) return `JSON has no \`${found}\`. Write \`${python}\`.`;
  if (found.startsWith("'")) return 'Put strings and keys in double quotes, not single quotes.';
  const before = text.slice(Math.max(0, offset - 1000), offset).trimEnd();
  if (/^[}\]]$/.test(found) && before.endsWith(',')) return `There’s a comma before \`${found}\`. Delete it.`;
  return messages[printParseErrorCode(error)] ?? 'This doesn’t belong here. Put strings and keys in double quotes.';
}

/** Returns true if there's only whitespace between two errors, which means that the first caused the second. */
function isConsequence(error: ParseError, before: ParseError | undefined, text: string): boolean {
  return before !== undefined && !text.slice(before.offset + before.length, error.offset).trim();
}

/**
 * Parses strict JSON, which has no comments or trailing commas.
 * @returns the value with its positions, or the syntax errors in text order
 */
export function readJson(text: string): JsonText | { problems: SyntaxProblem[] } {
  const place = placeFinder(text);
  const problemAt = (offset: number, message: string) => ({ ...place(offset), message });
  const deep = findTooDeepOffset(text);
  if (deep !== undefined) {
    return { problems: [problemAt(deep, `Objects and lists are nested more than ${maxDepth} levels deep.`)] };
  }
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  if (errors.length > 0 || !tree) {
    const inOrder = errors.toSorted((a, b) => a.offset - b.offset);
    const causes = inOrder.filter((error, index) => !isConsequence(error, inOrder[index - 1], text));
    const problems = causes.map((error) => problemAt(error.offset, messageOf(error, text)));
    // After an error, the parser may report that the next value is missing.
    const isMisplaced = ({ line, message }: SyntaxProblem, index: number) =>
      message === messages.ValueExpected && problems[index - 1]?.line === line;
    return { problems: problems.filter((problem, index) => !isMisplaced(problem, index)) };
  }
  // `JSON.parse` keeps a key named `__proto__` as an own property.
  return { value: JSON.parse(text), tree, placeOf: ({ offset }) => place(offset) };
}
