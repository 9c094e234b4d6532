import { type Piece, piecesOf } from '../../lib/pieces';

/** An entry of the troubleshooting page. */
export type Symptom = {
  /** The code or, for an entry without one, a slug. Also its anchor. */
  id: string;
  title: string;
  /** Outcome of the job, or where else the entry appears; empty if neither is known. */
  outcome: string;
  /** Phases of a job in which it appears; none if the entry isn't about a job. */
  phases: string[];
  /** Words that engineers search for, and the code that covers this symptom. */
  words: string[];
};

/** A group of entries, in the order of the page. */
export type SymptomGroup = { id: string; title: string; symptoms: Symptom[] };

/** How many characters of a query count. */
export const maxQueryLength = 200;

/** Words of a query in lower case, each once. */
export function termsOf(query: string): string[] {
  return [...new Set(query.toLowerCase().split(/\s+/).filter(Boolean))];
}

/** Splits a text at the terms, which are in lower case. */
export function splitAtTerms(text: string, terms: readonly string[]): Piece[] {
  const lower = text.toLowerCase();
  const anyPlace = Array.from({ length: lower.length }, (_, start) => start);
  const places = terms.flatMap((term) =>
    anyPlace.filter((start) => lower.startsWith(term, start)).map((start) => ({ start, end: start + term.length })),
  );
  return piecesOf(text, places);
}

/** A match. `word` is the search word that explains it if title and code don't. */
export type SymptomMatch = { word?: string };

/**
 * Compares an entry with the terms of a query. Each term must be in the title, the code, or a search word.
 * @returns undefined if one of them isn't
 */
export function matchSymptom({ id, title, words }: Symptom, terms: readonly string[]): SymptomMatch | undefined {
  const shown = `${title}\n${id}`.toLowerCase();
  const others = terms.filter((term) => !shown.includes(term));
  if (others.length === 0) return {};
  const counts = words.map((word) => others.filter((term) => word.toLowerCase().includes(term)).length);
  const known = others.every((term) => words.some((word) => word.toLowerCase().includes(term)));
  return known ? { word: words[counts.indexOf(Math.max(...counts))] } : undefined;
}
