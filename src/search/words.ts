import { stemmer } from 'stemmer';

/** One word of a text, and everything it can be found by. */
export type Word = {
  /** A plain word by its stem; anything else as it is typed, in lower case: `--job-timeout`, `/dev/ttyusb0`, `console.baud`. */
  whole: string;
  /**
   * What a word with signs in it is made of: `job` and `timeout`; for a key also its tails, such as `console.baud`.
   * Empty for a plain word.
   */
  parts: string[];
  /** A word with hyphens without them: `uboot` for `u-boot`. */
  joined?: string;
};

/** Signs that stand between words. Those within codes, flags, paths and keys do not. */
const separator = /[\s"'`“”‘’(){}|,;=·…→►│├└─]+/u;
const outerPunctuation = /^[^\p{L}\p{N}/$<-]+|[^\p{L}\p{N}>]+$/gu;
const innerPunctuation = /[^\p{L}\p{N}]+/u;
const dottedName = /^[a-z_]+(?:\.[a-z_<>]+)+$/;
const hyphenated = /^[a-z]+(?:-[a-z]+)+$/;

function stemOf(word: string): string {
  return /^[a-z]{4,}$/.test(word) ? stemmer(word) : word;
}

function tailsOf(name: string): string[] {
  if (!dottedName.test(name)) return [];
  const names = name.split('.');
  return names.slice(1).map((_, index) => names.slice(index + 1).join('.'));
}

/** Takes a text apart into words. Codes, flags, paths and keys stay whole and are found by their parts as well. */
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

/** The words of a text and their parts in one list, as the index keeps them. */
export function termsOf(text: string): string[] {
  return wordsOf(text).flatMap(({ whole, parts }) => [whole, ...parts]);
}
