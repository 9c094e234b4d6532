import { editDistance } from '../lib/editDistance';
import type { KnownAddress } from './sections';

/** Minimum similarity of a suggested URL, from 0 to 1. */
const minSimilarity = 0.6;
/** Maximum number of characters read from a URL, far more than any URL on the site has. */
const maxAddressLength = 300;
/** Maximum number of different words compared in a URL, more than any URL on the site has. */
const maxWords = 10;
/** Words in URLs that the comparison ignores. */
const stopWords = new Set('docs doc documentation html htm php index reference how to en latest next'.split(' '));

/** Returns the similarity of two words, from 0 (different) to 1 (equal). */
function similarity(one: string, other: string): number {
  const length = Math.max(one.length, other.length);
  if (length === 0 || Math.min(one.length, other.length) / length < 0.5) return 0;
  const [short = '', long = ''] = one.length < other.length ? [one, other] : [other, one];
  if (short.length >= 4 && long.startsWith(short)) return Math.max(0.75, short.length / length);
  const similar = 1 - editDistance(one, other) / length;
  return similar < 0.7 ? 0 : similar;
}

function wordsIn(text: string): string[] {
  const words = text.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  return [...new Set(words)].filter((word) => word.length > 1 && !stopWords.has(word)).slice(0, maxWords);
}

/** Returns the letters and digits in the last part of a URL, such as `quickstart` for `/docs/quick-start`. */
function nameOf(address: string): string {
  const parts = address
    .replace(/\.html?$|\/+$/, '')
    .split(/[/#]/)
    .filter(Boolean);
  return (parts.at(-1) ?? '').toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}

/** Returns the average of each word's highest similarity to any of the other words. */
function coverage(words: string[], others: string[]): number {
  const best = words.map((word) => Math.max(0, ...others.map((other) => similarity(word, other))));
  return best.length === 0 ? 0 : best.reduce((sum, value) => sum + value, 0) / best.length;
}

function decode(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

/**
 * Returns up to `count` similar known URLs, most similar first.
 * @param address path and fragment without the base URL
 */
export function nearestAddresses(address: string, known: KnownAddress[], count = 3): KnownAddress[] {
  const asked = decode(address.slice(0, maxAddressLength));
  const [path = '', fragment = ''] = asked.split('#');
  const names = [path, fragment].map(nameOf).filter((name) => name.length > 2);
  const words = wordsIn(asked);
  const fit = (others: string[]) => (coverage(words, others) * 2 + coverage(others, words)) / 3;
  const scores = known.map((entry) => {
    const own = nameOf(entry.to);
    const nameScore = Math.max(0, ...names.map((name) => similarity(name, own)));
    // The fragment alone identifies an error code.
    const meaning = [entry.to.replace(/^.*#/, ''), ...entry.words].map(wordsIn);
    const wordScore = 0.95 * Math.max(0, ...meaning.map(fit));
    // A page ranks before an error code with the same similarity.
    return { entry, score: Math.max(nameScore, wordScore) * (entry.to.includes('#') ? 0.9 : 1) };
  });
  return scores
    .filter(({ score }) => score >= minSimilarity)
    .sort((one, other) => other.score - one.score)
    .slice(0, count)
    .map(({ entry }) => entry);
}
