import { nearest } from '../../../src/reader-tools/ConfigChecker/nearest';

/**
 * Returns advice for a misspelt name.
 * @param word name as written
 * @param known names that exist
 * @param otherwise advice if none of them is near
 */
export function didYouMean<Otherwise extends string | undefined = undefined>(
  word: string,
  known: Iterable<string>,
  otherwise?: Otherwise,
): string | Otherwise {
  const near = nearest(word, [...known]);
  return near === undefined ? (otherwise as Otherwise) : `did you mean ${near}?`;
}
