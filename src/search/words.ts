import { stemmer } from 'stemmer';
import { names } from '../lib/names';

/** A word, with all terms that match it. */
export type Word = {
  /** The stem of a plain word, or any other word in lower case, such as `--job-timeout` or `/dev/ttyusb0`. */
  whole: string;
  /** The parts of a word with punctuation, such as `job`. For keys, also the last parts, such as `console.baud`. */
  parts: string[];
  /** A hyphenated word without its hyphens, such as `uboot` for `u-boot`. */
  joined?: string;
};

/** Maximum length of a query, in characters. */
export const maxQueryLength = 200;
/** Maximum number of distinct words in a query that are searched for. */
export const maxQueryWords = 10;

/** Characters between words. Characters that occur inside codes, flags, paths, and keys aren't separators. */
const separator = /[\s"'`“”‘’(){}|,;=·…→►│├└─]+/u;
/** Tried only where a run of punctuation begins, because a long run inside a word would otherwise take seconds. */
const outerPunctuation = /^[^\p{L}\p{N}/$<-]+|(?<![^\p{L}\p{N}>])[^\p{L}\p{N}>]+$/gu;
const innerPunctuation = /[^\p{L}\p{N}]+/u;
const dottedName = /^[a-z_]+(?:\.[a-z_<>]+)+$/;
const hyphenated = /^[a-z]+(?:-[a-z]+)+$/;

function stemOf(word: string): string {
  return /^[a-z]{4,}$/.test(word) ? stemmer(word) : word;
}

function tailsOf(name: string): string[] {
  if (!dottedName.test(name)) return [];
  const parts = name.split('.');
  return parts.slice(1).map((_, index) => parts.slice(index + 1).join('.'));
}

/** Splits text into words. Codes, flags, paths, and keys stay whole, but can also be found by their parts. */
export function wordsOf(text: string): Word[] {
  return text.split(separator).flatMap((piece): Word[] => {
    const whole = piece.replaceAll('[]', '').replace(outerPunctuation, '').toLowerCase();
    const parts = whole.split(innerPunctuation).filter(Boolean);
    if (parts.length === 0) return [];
    if (parts[0] === whole) return [{ whole: stemOf(whole), parts: [] }];
    const joined = hyphenated.test(whole) ? stemOf(parts.join('')) : undefined;
    const pieces = [...tailsOf(whole), ...parts.map(stemOf), ...(joined ? [joined] : [])];
    return [{ whole, parts: [...new Set(pieces)], joined }];
  });
}

/** Returns the words in the text and their parts as one list, for the index. */
export function termsOf(text: string): string[] {
  return wordsOf(text).flatMap(({ whole, parts }) => [whole, ...parts]);
}

/** Words that add little meaning to a query. */
export const stopWords = new Set(
  termsOf(
    'a an and are as at be but by can do does for from get how i if in is it its me my no not of on or so that the then there this to was we what when where which while why will with you your',
  ),
);

/** The product's name, which every page answers. */
export const ownName = new Set(termsOf(`${names.product} ${names.command}`));

/** Returns the different words in a query, up to `maxQueryWords`. Stop words are the last. */
export function queryWordsOf(query: string): Word[] {
  const different = new Map(wordsOf(query).map((word) => [word.whole, word]));
  return [...different.values()]
    .sort((one, other) => Number(stopWords.has(one.whole)) - Number(stopWords.has(other.whole)))
    .slice(0, maxQueryWords);
}
