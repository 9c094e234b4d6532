import { nearest } from '../../../src/reader-tools/ConfigChecker/nearest';

/**
 * Returns advice on a misspelt name.
 * @param word name as the writer spelt it
 * @param known names that exist
 * @param otherwise advice if no name is similar
 */
export function didYouMean<Otherwise extends string | undefined = undefined>(
  word: string,
  known: Iterable<string>,
  otherwise?: Otherwise,
): string | Otherwise {
  const near = nearest(word, [...known]);
  return near === undefined ? (otherwise as Otherwise) : `did you mean ${near}?`;
}
