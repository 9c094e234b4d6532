import { readFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { projectDirectory } from './builds';

type Pattern = { regexp: string; message?: number; file?: number; line?: number; loop?: boolean };
type Matcher = { owner: string; pattern: Pattern[] };

/** What the code host shows next to a changed file. */
export type Annotation = { owner: string; file?: string; line?: string; message?: string };

const matchers = (
  JSON.parse(readFileSync(path.join(projectDirectory, '.github/problem-matchers/site.json'), 'utf8')) as {
    problemMatcher: Matcher[];
  }
).problemMatcher;

function read({ regexp, file, line, message }: Pattern, row: string): Omit<Annotation, 'owner'> | undefined {
  const match = new RegExp(regexp).exec(row);
  const group = (number?: number) => (number === undefined ? undefined : match?.[number]);
  return match ? { file: group(file), line: group(line), message: group(message) } : undefined;
}

/** Reads an uncoloured log like the code host. A matcher's patterns need consecutive lines; the last may repeat. */
export function annotationsOf(log: string): Annotation[] {
  const rows = stripVTControlCharacters(log).split('\n');
  return matchers.flatMap(({ owner, pattern: [first, next] }) =>
    rows.flatMap((row, index) => {
      const start = first && read(first, row);
      if (!start) return [];
      if (!next) return [{ owner, ...start }];
      const end = rows.findIndex((other, at) => at > index && !read(next, other));
      const rest = rows.slice(index + 1, next.loop ? end : index + 2);
      return rest.map((other) => ({ owner, ...start, message: read(next, other)?.message }));
    }),
  );
}
