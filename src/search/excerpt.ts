import { splitAtRanges, type TextSegment } from '../lib/textSegments';
import type { Hit } from './ranking';
import { termsOf } from './words';

/** A word without trailing punctuation. */
const word = /[^\s,;"“”()]*[^\s,;"“”().:!?]/g;
/** Number of characters in an excerpt before the query's first word. */
const leadLength = 20;

type FoundWord = { start: number; end: number; found: string[] };

function foundWords(text: string, terms: Set<string>): FoundWord[] {
  return [...text.matchAll(word)]
    .map(({ 0: match, index: start }) => {
      return { start, end: start + match.length, found: termsOf(match).filter((term) => terms.has(term)) };
    })
    .filter(({ found }) => found.length > 0);
}

/** Splits text into parts that match the query and parts that don't. */
export function markFound(text: string, terms: Set<string>): TextSegment[] {
  return splitAtRanges(text, foundWords(text, terms));
}

/** Returns the start of the `length`-character passage that contains the most query words, and the number of those words. */
function densestPassage(text: string, terms: Set<string>, length: number): { start: number; count: number } {
  const places = foundWords(text, terms);
  let best = { start: 0, count: 0 };
  for (const { start } of places) {
    const near = places.filter((place) => place.start >= start && place.start < start + length);
    const count = new Set(near.flatMap(({ found }) => found)).size;
    if (count > best.count) best = { start, count };
  }
  return best;
}

/** The symptom of a troubleshooting entry, which tells more than any passage of its checks. */
const symptom = /^Symptom\n(.*)/;

/**
 * Returns an excerpt of about `length` characters: an entry's symptom, otherwise what's around the query words, from the
 * section's text or, if the section's code contains more of the words, from the code. It starts in the words' line.
 */
export function excerptOf({ section, terms }: Hit, length = 160): TextSegment[] {
  const [, described] = symptom.exec(section.text) ?? [];
  const inText = densestPassage(described ?? section.text, terms, length);
  const inCode = densestPassage(described ? '' : section.code, terms, length);
  const useCode = !described && (inCode.count > inText.count || section.text === '');
  const text = described ?? (useCode ? section.code : section.text);
  const { start } = useCode ? inCode : inText;
  const line = text.lastIndexOf('\n', start) + 1;
  const begin = Math.max(line, text.slice(0, Math.max(0, start - leadLength)).search(/\S*$/));
  const end = begin + length + text.slice(begin + length).search(/\s|$/);
  const cut = text.slice(begin, end).replace(/\s+/g, ' ').trim();
  return markFound(`${begin > line ? '… ' : ''}${cut}${end < text.length ? ' …' : ''}`, terms);
}
