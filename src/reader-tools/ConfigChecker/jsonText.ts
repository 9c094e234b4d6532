import { type Node, parseTree } from 'jsonc-parser';
import { findBrackets } from './brackets';
import { escapeInvisible } from './quote';
import { findProblem } from './syntaxProblems';

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

/** Maximum number of syntax errors looked for, to limit the time. */
const maxRounds = 10;

/** Length of an excerpt, and of its part before the position, in characters. */
const shownLength = 100;
const shownBefore = 30;

/** Returns the line that contains an offset, or an excerpt around the offset. */
function sourceAt(text: string, start: number, offset: number): string {
  const from = offset - start > shownLength - shownBefore ? offset - shownBefore : start;
  const [line = ''] = text.slice(from, from + shownLength).split(/[\r\n]/, 1);
  const isCut = line.length === shownLength && !/^(?:$|[\r\n])/.test(text.slice(from + shownLength));
  return `${from > start ? '…' : ''}${line.replace(/^[ \t]+|[ \t]+$/g, '')}${isCut ? '…' : ''}`;
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
  let depth = 0;
  return findBrackets(text).find(({ character }) => {
    depth += /[{[]/.test(character) ? 1 : -1;
    return depth > maxDepth;
  })?.offset;
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
  const problems: SyntaxProblem[] = [];
  let problem = findProblem(text);
  for (let rest = text, round = 0; problem && round < maxRounds; round += 1) {
    const found = problemAt(problem.offset, problem.message);
    // The first problem on a line may cause others there.
    if (problems.every(({ line }) => line !== found.line)) problems.push(found);
    if (problem.repaired === undefined) break;
    rest = problem.repaired;
    problem = findProblem(rest);
  }
  const tree = parseTree(text);
  if (problems.length > 0 || !tree) return { problems: problems.toSorted((a, b) => a.line - b.line) };
  // `JSON.parse` keeps a key named `__proto__` as an own property.
  return { value: JSON.parse(text), tree, placeOf: ({ offset }) => place(offset) };
}
