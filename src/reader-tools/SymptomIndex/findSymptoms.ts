import { splitAtRanges, type TextSegment } from '../../lib/textSegments';

export type Symptom = {
  /** The code or, if there's none, a slug. Also the entry's anchor. */
  id: string;
  title: string;
  /** The job's outcome, a label such as "warning", or the HTTP status. Empty if the entry has none of these. */
  outcome: string;
  /** Job phases in which the entry appears. Empty if the entry isn't about a job. */
  phases: string[];
  /** Words that engineers search for, and the code that covers this symptom. */
  words: string[];
};

/** A group of entries, in page order. */
export type SymptomGroup = { id: string; title: string; symptoms: Symptom[] };

/** Maximum number of characters searched in a query. */
export const maxQueryLength = 200;

/** Returns the words in a query in lower case, without duplicates. */
export function queryTerms(query: string): string[] {
  return [...new Set(query.toLowerCase().split(/\s+/).filter(Boolean))];
}

/** Splits text at terms in lower case. */
export function splitAtTerms(text: string, terms: readonly string[]): TextSegment[] {
  const places = terms.flatMap((term) => startsOf(text, term).map((start) => ({ start, end: start + term.length })));
  return splitAtRanges(text, places);
}

/** Returns where a term in lower case begins a word of the text, so that "oom" isn't found in "Benchloom". */
function startsOf(text: string, term: string): number[] {
  const lower = text.toLowerCase();
  const starts: number[] = [];
  for (let start = lower.indexOf(term); start >= 0; start = lower.indexOf(term, start + 1))
    if (!/[a-z0-9]/.test(lower[start - 1] ?? '') || !/[a-z0-9]/.test(term[0] ?? '')) starts.push(start);
  return starts;
}

/** A match. If the title and code lack some terms, `word` is the search word that contains most of those terms. */
export type SymptomMatch = { word?: string };

/**
 * Compares an entry with a query's terms. Each term must be in the title, the code, or a search word.
 * @returns undefined if a term is missing
 */
export function matchSymptom({ id, title, words }: Symptom, terms: readonly string[]): SymptomMatch | undefined {
  const has = (text: string, term: string) => startsOf(text, term).length > 0;
  const others = terms.filter((term) => !has(`${title}\n${id}`, term));
  if (others.length === 0) return {};
  const counts = words.map((word) => others.filter((term) => has(word, term)).length);
  const known = others.every((term) => words.some((word) => has(word, term)));
  return known ? { word: words[counts.indexOf(Math.max(...counts))] } : undefined;
}
