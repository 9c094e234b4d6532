import { closestWord } from '../../src/lib/closestWord';

/** What a finding is about. */
export type FindingKind =
  | 'page'
  | 'block'
  | 'json'
  | 'python'
  | 'run'
  | 'bash'
  | 'prose'
  | 'fact'
  | 'link'
  | 'front matter'
  | 'form'
  | 'words';

/** A problem on a page. */
export type Finding = {
  /** The page's path relative to the project root. */
  file: string;
  /** The line number in the page, starting at 1. */
  line: number;
  kind: FindingKind;
  /** What's wrong. */
  reason: string;
  /** How to fix the problem. */
  fix?: string;
};

/** Sorts findings by file and line, and removes duplicates. */
export function sortFindings(findings: Finding[]): Finding[] {
  const sorted = findings.toSorted((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
  const seen = new Set<string>();
  return sorted.filter((finding) => {
    const text = formatFinding(finding);
    return !seen.has(text) && seen.add(text);
  });
}

/** Formats a finding as one line: `docs/x.mdx:42 json: reason (what to do)`. */
export function formatFinding({ file, line, kind, reason, fix }: Finding): string {
  const text = fix ? `${reason} (${fix})` : reason;
  return `${file}:${line} ${kind}: ${text.replace(/\s+/g, ' ')}`;
}

/** Formats the last line of a check's output. `counts` says how many items it has read, such as `{ pages: 22 }`. */
export function formatSummary(findings: Finding[], counts: Record<string, number>, check: string): string {
  const checked = Object.entries(counts).map(([name, count]) => `${count} ${name}`);
  const result = findings.length === 0 ? 'no findings' : `${findings.length} finding${findings.length > 1 ? 's' : ''}`;
  return `${check}: ${result} in ${checked.join(', ')}`;
}

/** Returns which of the existing names a misspelled name probably means, or other advice if none is similar. */
export function didYouMean<Otherwise extends string | undefined = undefined>(
  word: string,
  known: Iterable<string>,
  otherwise?: Otherwise,
): string | Otherwise {
  const near = closestWord(word, [...known]);
  return near === undefined ? (otherwise as Otherwise) : `did you mean ${near}?`;
}
