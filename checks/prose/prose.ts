import { codeMark, type Page } from '../readPages';
import type { Finding } from '../report';
import { properNouns, variants } from './words';

type TextFinding = { offset: number; reason: string; fix: string };
type Rule = (text: string, isHeading: boolean) => TextFinding[];

/** Creates a rule that reports every match of a pattern. `judge` describes what's wrong with a match. */
const rule =
  (pattern: RegExp, judge: (...match: string[]) => Omit<TextFinding, 'offset'>): Rule =>
  (text) =>
    [...text.matchAll(pattern)].map((match) => ({ offset: match.index, ...judge(...match) }));

const spelling: Rule[] = variants.map(([wrong, right]) =>
  rule(new RegExp(wrong, `${wrong.flags}g`), (word) => ({ reason: `don't write "${word}"`, fix: `write ${right}` })),
);

const repeats = rule(/(?<![\w-])(\p{L}{2,})\s+\1(?![\w-])/gu, (_, word) => ({
  reason: `"${word}" appears twice`,
  fix: 'remove one',
}));

const contractions = rule(
  /(?<!“)\b(?:do|does|did|is|are|was|were|has|have|will|would|should|could) not\b|(?<!“)\bcan ?not\b/gi,
  (words) => ({
    reason: `"${words}" isn't contracted`,
    fix: `write "${/^can/i.test(words) ? `${words[0]}an't` : words.replace(/ not$/i, "n't")}"`,
  }),
);

const units =
  'ms|s|min|h|d|Hz|kHz|MHz|GHz|bit|B|kB|KB|MB|GB|TB|KiB|MiB|GiB|TiB|V|mV|A|mA|µA|uA|W|mW|mm|cm|°C|degC|baud';

const spaces = [
  rule(new RegExp(`(?<![\\w.,/-])(\\d+(?:\\.\\d+)?)(${units})(?![\\w/-])`, 'g'), (value, amount, unit) => ({
    reason: `"${value}" has no space before its unit`,
    fix: `write "${amount} ${unit}"`,
  })),
  rule(/(\d)[ \u00a0]%/g, (value, digit) => ({ reason: `"${value}" has a space`, fix: `write "${digit}%"` })),
];

/** Matches a list item, which must be a single word or piece of code. Longer items can't be told apart from clauses. */
const item = `(?:\\p{L}[\\p{L}\\d-]*|${codeMark})`;
const serialComma = rule(
  new RegExp(`(?<!${item} )${item}, ${item}(?:, ${item})* (and|or) ${item}(?=[.;:)]|$)`, 'gu'),
  (list, word) => ({
    reason: `"${list.replaceAll(codeMark, '…')}" has no comma before "${word}"`,
    fix: `write ", ${word}" in a list of three or more`,
  }),
);

/** In headings, only the first word, names, abbreviations, and words after a colon may start with a capital. */
const sentenceCase: Rule = (text, isHeading) =>
  (isHeading ? [...text.matchAll(/\p{L}[\p{L}\p{N}-]*/gu)].slice(1) : [])
    .filter(({ 0: word, index }) => {
      const isName = properNouns.has(word) || /\p{Lu}.*\p{Lu}|\d/u.test(word);
      return /^\p{Lu}/u.test(word) && !isName && !/[.:?] $/.test(text.slice(0, index));
    })
    .map(({ 0: word, index }) => ({
      offset: index,
      reason: `capital in a heading: "${word}"`,
      fix: `write "${word.toLowerCase()}"; a name belongs in properNouns of checks/prose/words.ts`,
    }));

const rules = [...spelling, repeats, contractions, ...spaces, serialComma, sentenceCase];

/** Checks spelling, terms, contractions, units, and lists. */
export function checkProse({ file, prose }: Pick<Page, 'file' | 'prose'>): Finding[] {
  return prose.flatMap(({ line, text, depth }) =>
    rules
      .flatMap((check) => check(text, depth > 0))
      .map(({ offset, ...fault }): Finding => {
        return { file, line: line + text.slice(0, offset).split('\n').length - 1, kind: 'words', ...fault };
      }),
  );
}
