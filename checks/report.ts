import { closestWord } from '../src/lib/closestWord';

/** A problem on a page. */
export type Finding = {
  /** The page's path relative to the project root. */
  file: string;
  /** The line number in the page, starting at 1. */
  line: number;
  /** What the finding is about, such as `bash` or `form`. */
  kind: string;
  /** What's wrong. */
  reason: string;
  /** How to fix the problem. */
  fix?: string;
};

/** Sorts findings by file and line, and removes duplicates. */
export function sortFindings(findings: Finding[]): Finding[] {
  const sorted = findings.toSorted((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
  return [...new Map(sorted.map((finding) => [formatFinding(finding), finding])).values()];
}

/** Formats a finding as one line: `docs/x.mdx:42 json: reason (what to do)`. */
export function formatFinding({ file, line, kind, reason, fix }: Finding): string {
  const text = fix ? `${reason} (${fix})` : reason;
  return `${file}:${line} ${kind}: ${text.replace(/\s+/g, ' ')}`;
}

/** Formats the last line of a check's output. */
export function formatSummary({ length }: Finding[], read: string, check: string): string {
  return `${check}: ${length || 'no'} finding${length === 1 ? '' : 's'} in ${read}`;
}

/** Returns which of the existing names a misspelled name probably means, or other advice if none is similar. */
export function didYouMean(word: string, known: Iterable<string>, otherwise: string): string {
  const near = closestWord(word, [...known]);
  return near === undefined ? otherwise : `did you mean ${near}?`;
}
