import { closestWord } from '../../src/lib/closestWord';

/**
 * Returns a suggestion for a misspelled name.
 * @param word name as written
 * @param known existing names
 * @param otherwise advice to return if no name is similar
 */
export function didYouMean<Otherwise extends string | undefined = undefined>(
  word: string,
  known: Iterable<string>,
  otherwise?: Otherwise,
): string | Otherwise {
  const near = closestWord(word, [...known]);
  return near === undefined ? (otherwise as Otherwise) : `did you mean ${near}?`;
}
