import type { Hit } from './searchPages';
import { termsOf } from './words';

/** Part of an excerpt; `found` where it is a word that was asked for. */
export type Piece = { text: string; found: boolean };

/** A word without the punctuation after it, or what stands between two of them. */
const word = /[^\s,;"“”()]*[^\s,;"“”().:!?]/g;
/** Characters of an excerpt before the first word that was asked for. */
const leadLength = 40;

type Place = { index: number; found: string[] };

function placesOf(text: string, terms: Set<string>): Place[] {
  return [...text.matchAll(word)]
    .map(({ 0: match, index }) => ({ index, found: termsOf(match).filter((term) => terms.has(term)) }))
    .filter(({ found }) => found.length > 0);
}

/** Cuts a text into pieces, the words of the query apart from the rest. */
export function markFound(text: string, terms: Set<string>): Piece[] {
  const pieces: Piece[] = [];
  const add = (part: string, found: boolean) => {
    if (part) pieces.push({ text: part, found });
  };
  let end = 0;
  for (const { 0: match, index } of text.matchAll(word)) {
    if (!termsOf(match).some((term) => terms.has(term))) continue;
    add(text.slice(end, index), false);
    add(match, true);
    end = index + match.length;
  }
  add(text.slice(end), false);
  return pieces;
}

/** Where the most different words of the query stand within `length` characters, and how many they are. */
function densestPassage(text: string, terms: Set<string>, length: number): { start: number; count: number } {
  const places = placesOf(text, terms);
  let best = { start: 0, count: 0 };
  for (const { index } of places) {
    const near = places.filter((place) => place.index >= index && place.index < index + length);
    const count = new Set(near.flatMap(({ found }) => found)).size;
    if (count > best.count) best = { start: index, count };
  }
  return best;
}

/** Where a text begins that was found by words that it does not hold: after the line of facts. */
function afterFacts(text: string): number {
  const end = text.indexOf('\n') + 1;
  return text.slice(0, end).includes(' · ') ? end : 0;
}

/**
 * About `length` characters of a section around what was asked for: of its text,
 * or of its code where that has more of it.
 */
export function excerptOf({ section, terms }: Hit, length = 160): Piece[] {
  const inText = densestPassage(section.text, terms, length);
  const inCode = densestPassage(section.code, terms, length);
  const useCode = inCode.count > inText.count || section.text === '';
  const text = useCode ? section.code : section.text;
  const { start, count } = useCode ? inCode : inText;
  const begin =
    count === 0 ? afterFacts(text) : start < leadLength ? 0 : text.slice(0, start - leadLength).search(/\S*$/);
  const end = begin + length >= text.length ? text.length : begin + text.slice(begin, begin + length).search(/\s\S*$/);
  const cut = text.slice(begin, end).replace(/\s+/g, ' ').trim();
  return markFound(`${begin > 0 && count > 0 ? '… ' : ''}${cut}${end < text.length ? ' …' : ''}`, terms);
}
