import { patterns } from './patterns';

/** A place that looks like a secret. */
export type Secret = { file: string; line: number; kind: string; text: string };

/** Finds what has the form of a secret in the text of a file. */
export function findSecrets(file: string, source: string): Secret[] {
  return source.split('\n').flatMap((row, index) =>
    Object.entries(patterns).flatMap(([kind, pattern]) => {
      const text = pattern.exec(row)?.[0];
      return text ? [{ file, line: index + 1, kind, text }] : [];
    }),
  );
}

/** Writes a find as one line that does not repeat the secret. */
export function formatSecret({ file, line, kind, text }: Secret): string {
  const start = `${text.slice(0, 6)}…`;
  return `${file}:${line} secret: looks like a ${kind}, ${start} (take it out and revoke it; an example gets a row in tests/secrets/examples.ts)`;
}
