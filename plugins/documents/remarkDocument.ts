import path from 'node:path';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { typographic } from '../lib/typographic';
import { expandLines } from './expandReferences';
import { checkComponents } from './imports';

type Point = { line: number; column: number };
type File = { path: string; fail: (reason: string, place: Point) => never };
type Parser = (document: string, file: File) => Root;

/** The error of a parser (with `reason` and `place`), or of `expandLines` (with `line`). */
type ParseError = Error & { reason?: string; place?: Point | { start: Point }; line?: number };

/** Returns where an error starts. For an unclosed tag, only the reason contains the line. */
function startOf({ place, reason = '', line }: ParseError): Point {
  if (place) return 'start' in place ? place.start : place;
  return { line: line ?? Number(/\((\d+):/.exec(reason)?.[1] ?? 1), column: 1 };
}

/**
 * Creates a remark plugin that replaces a document's reference tags (see `expandLines`), adds the imports that it lacks,
 * makes quotes typographic, and rejects what pages block. It wraps the parser, so errors, warnings, and nodes have
 * the lines of the source. It isn't a plugin with options, because the framework writes options into the bundle.
 * @throws {VFileMessage} for a document that can't be compiled; the message includes file, line, and reason
 */
export const remarkDocument = (siteDirectory: string) =>
  function (this: { parser?: unknown }): void {
    const parse = this.parser as Parser;
    this.parser = (document: string, file: File): Root => {
      const fail = (reason: string, { line, column }: Point) =>
        file.fail(`${path.relative(siteDirectory, file.path)}:${line}: ${reason}`, { line, column });
      const attempt = <Result>(work: () => Result, lineOf = (line: number) => line): Result => {
        try {
          return work();
        } catch (error) {
          const { reason, message } = error as ParseError;
          const { line, column } = startOf(error as ParseError);
          // The parser writes the line of an unclosed tag into the reason.
          const moved = reason?.replace(/(?<=[(-])(\d+)(?=:\d+)/g, (inner) => String(lineOf(Number(inner))));
          return fail(moved ?? message, { line: lineOf(line), column });
        }
      };
      const lines = attempt(() => expandLines(document, siteDirectory));
      const sources = lines.flatMap((text, index) => text.split('\n').map(() => index + 1));
      const lineOf = (line: number) => sources[line - 1] ?? lines.length;
      const tree = attempt(() => parse(lines.join('\n'), file), lineOf);
      visit(tree, (node) => {
        const { position } = node;
        for (const point of position ? [position.start, position.end] : []) point.line = lineOf(point.line);
        if (node.type === 'text') node.value = typographic(node.value);
      });
      const { imports, refused } = checkComponents(tree);
      for (const { reason, line } of refused) fail(reason, { line, column: 1 });
      if (imports.length > 0) tree.children.push(...parse(imports.join('\n'), file).children);
      return tree;
    };
  };
