import type { Finding } from '../examples/report';
import { codeMark, type Text } from './texts';
import { bannedWords, properNouns, translated, variants } from './words';

/** Most words of a sentence. */
export const sentenceLength = 40;

type Fault = { offset: number; reason: string; fix: string };
type Rule = (text: string, isHeading: boolean) => Fault[];

const banned = new RegExp(`(?<![\\w-])(${Object.keys(bannedWords).join('|')})(?![\\w-])`, 'gi');
const units =
  /(?<![\w.,/-])\d+(?:\.\d+)?(ms|s|min|h|d|Hz|kHz|MHz|GHz|bit|B|kB|KB|MB|GB|TB|KiB|MiB|GiB|TiB|V|mV|A|mA|µA|uA|W|mW|mm|cm|°C|degC|%|baud)(?![\w/-])/g;

/** Finds every match of a pattern; the function says what is wrong with it, or nothing. */
function faults(
  text: string,
  pattern: RegExp,
  judge: (match: RegExpExecArray) => Omit<Fault, 'offset'> | undefined,
): Fault[] {
  return [...text.matchAll(new RegExp(pattern.source, `${pattern.flags.replace('g', '')}g`))].flatMap((match) => {
    const fault = judge(match);
    return fault ? [{ offset: match.index, ...fault }] : [];
  });
}

const noBannedWords: Rule = (text) =>
  faults(text, banned, ([word]) => ({ reason: `banned word "${word}"`, fix: bannedWords[word.toLowerCase()] ?? '' }));

const noRepeats: Rule = (text) =>
  faults(text, /(?<![\w-])(\p{L}{2,})\s+\1(?![\w-])/giu, ([both, word]) =>
    word && both.startsWith(word) ? { reason: `"${word}" appears twice`, fix: 'leave one out' } : undefined,
  );

const oneTerm: Rule = (text) =>
  variants.flatMap(([wrong, right]) =>
    faults(text, wrong, ([word]) => ({ reason: `"${word}" is not the term`, fix: `write ${right}` })),
  );

const secondPerson: Rule = (text) => [
  ...faults(
    text,
    /\b(?:the user|a user|one|the reader) (?:can|may|must|should|will|has to|have to|needs? to|sees?|gets?)\b/gi,
    ([words]) => ({
      reason: `"${words}" speaks about the reader`,
      fix: 'write "you", or name the role',
    }),
  ),
  ...faults(text, /\b(?:[Ll]et's|Let us|I(?!\/O)|I'm|my)\b/g, ([word]) => ({
    reason: `"${word}" is the first person`,
    fix: 'write "you"',
  })),
];

const shortSentences: Rule = (text, isHeading) => {
  if (isHeading) return [];
  return faults(text, /\S[^.!?]*(?:[.!?](?!\s|$)[^.!?]*)*(?:[.!?:;](?=\s|$)|$)/g, ([sentence]) => {
    const words = sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word) || word.includes(codeMark)).length;
    if (words <= sentenceLength) return undefined;
    return { reason: `sentence of ${words} words`, fix: `split it: ${sentenceLength} words at most` };
  });
};

const spacedUnits: Rule = (text) =>
  faults(text, units, ([value, unit = '']) => ({
    reason: `"${value}" has no space before its unit`,
    fix: `write "${value.slice(0, -unit.length)} ${unit}"`,
  }));

/** Sentence case: after the first word, capitals only for names, abbreviations and what follows a colon. */
const sentenceCase: Rule = (text, isHeading) => {
  if (!isHeading) return [];
  const words = [...text.matchAll(/[\p{L}][\p{L}\p{N}-]*/gu)];
  return words.slice(1).flatMap(({ 0: word, index }) => {
    const isName =
      properNouns.includes(word) || /\p{Lu}.*\p{Lu}|\d/u.test(word) || /[.:?] $/.test(text.slice(0, index));
    if (isName || !/^\p{Lu}/u.test(word)) return [];
    const fix = `write "${word.toLowerCase()}"; a name belongs in properNouns of tests/writing/words.ts`;
    return [{ offset: index, reason: `capital in a heading: "${word}"`, fix }];
  });
};

/** Whether visitors read a file; the texts for those who work on the site are free of the rules for native English. */
const isForVisitors = (file: string) => /\.mdx$|^contracts\/[^/]*\.json$|^src\/.*\.tsx?$|^README\.md$/.test(file);

const nativeEnglish: Rule = (text) =>
  translated.flatMap(({ pattern, better, except = [] }) => {
    const good = except.flatMap(({ phrase }) => [...text.matchAll(new RegExp(phrase.source, `${phrase.flags}g`))]);
    return faults(text, pattern, (match) => {
      const isGood = good.some(({ 0: phrase, index }) => index <= match.index && match.index < index + phrase.length);
      return isGood ? undefined : { reason: `"${match[0].trim()}" reads as translated`, fix: better };
    });
  });

const rules = [noBannedWords, noRepeats, oneTerm, secondPerson, shortSentences, spacedUnits, sentenceCase];

/** Checks the words of texts. */
export function checkProse(texts: Text[]): Finding[] {
  return texts.flatMap(({ file, line, text, heading }) =>
    [...rules, ...(isForVisitors(file) ? [nativeEnglish] : [])]
      .flatMap((rule) => rule(text, heading))
      .map(({ offset, reason, fix }) => ({
        file,
        line: line + text.slice(0, offset).split('\n').length - 1,
        kind: 'words' as const,
        reason,
        fix,
      })),
  );
}
