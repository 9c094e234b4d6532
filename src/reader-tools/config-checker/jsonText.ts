import { type Node, parseTree } from 'jsonc-parser';
import { findBrackets } from './brackets';
import { findProblem } from './syntaxProblems';

/** Line and column, both counted from 1. Columns are UTF-16 units, as in editors. */
export type Position = { line: number; column: number };

/** Parsed JSON, with the positions of its nodes. */
export type JsonText = {
  value: unknown;
  tree: Node;
  placeOf: (node: Node) => Position;
};

/** Maximum nesting depth, which is far more than any configuration file needs. */
const maxDepth = 100;

/** Returns a function that converts an offset to a position. */
function placeFinder(text: string): (offset: number) => Position {
  const starts = [0];
  for (const { index, 0: end } of text.matchAll(/\r\n?|\n/g)) starts.push(index + end.length);
  return (offset) => {
    const index = starts.findLastIndex((one) => one <= offset);
    const start = starts[index] ?? 0;
    return { line: index + 1, column: offset - start + 1 };
  };
}

/** Returns the problem of the first bracket nested too deeply. Deep nesting could overflow the parser's stack. */
function findTooDeep(text: string): { offset: number; message: string } | undefined {
  let depth = 0;
  const bracket = findBrackets(text).find(({ character }) => {
    depth += /[{[]/.test(character) ? 1 : -1;
    return depth > maxDepth;
  });
  return (
    bracket && { offset: bracket.offset, message: `Objects and lists are nested more than ${maxDepth} levels deep.` }
  );
}

/**
 * Parses strict JSON, which has no comments or trailing commas.
 * @returns the value with its positions, or the first syntax error
 */
export function readJson(text: string): JsonText | { problem: Position & { message: string } } {
  const place = placeFinder(text);
  const problem = findTooDeep(text) ?? findProblem(text);
  if (problem) return { problem: { ...place(problem.offset), message: problem.message } };
  // `JSON.parse` keeps a key named `__proto__` as an own property.
  return { value: JSON.parse(text), tree: parseTree(text) as Node, placeOf: ({ offset }) => place(offset) };
}
