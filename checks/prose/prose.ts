import { codeMark, type Page } from '../readPages';
import type { Finding } from '../report';
import { properNouns, variants } from './words';

/** What to avoid, what's wrong with it, and how to fix it. `$&` stands for the match, and `$1` for a group. */
type Rule = [pattern: RegExp, reason: string, fix: string];

const units =
  'ms|s|min|h|d|Hz|kHz|MHz|GHz|bit|B|kB|KB|MB|GB|TB|KiB|MiB|GiB|TiB|V|mV|A|mA|µA|uA|W|mW|mm|cm|°C|degC|baud';

/** Matches a list item, which must be a single word or piece of code. Longer items can't be told apart from clauses. */
const item = `(?:\\p{L}[\\p{L}\\d-]*|${codeMark})`;

const rules: Rule[] = [
  ...variants.map(([wrong, right]): Rule => [wrong, 'don\'t write "$&"', `write ${right}`]),
  [/(?<![\w-])(\p{L}{2,})\s+\1(?![\w-])/u, '"$1" appears twice', 'remove one'],
  [
    /(?<!“)\b(do|does|did|is|are|was|were|has|have|will|would|should|could) not\b/i,
    '"$&" isn\'t contracted',
    'write "$1n\'t"',
  ],
  [/(?<!“)\b(c)an ?not\b/i, '"$&" isn\'t contracted', 'write "$1an\'t"'],
  [
    new RegExp(`(?<![\\w.,/-])(\\d+(?:\\.\\d+)?)(${units})(?![\\w/-])`),
    '"$&" has no space before its unit',
    'write "$1 $2"',
  ],
  [/(\d)[ \u00a0]%/, '"$&" has a space', 'write "$1%"'],
  [
    new RegExp(`(?<!${item} )${item}, ${item}(?:, ${item})* (and|or) ${item}(?=[.;:)]|$)`, 'u'),
    '"$&" has no comma before "$1"',
    'write ", $1" in a list of three or more',
  ],
];

/** In headings, only the first word, names, abbreviations, and words after a colon may start with a capital. */
const capital: Rule = [
  new RegExp(
    `(?<=\\p{L}.*)(?<![\\p{L}\\p{N}-]|[.:?] )(?!(?:${properNouns.join('|')})(?![\\p{L}\\p{N}-]))\\p{Lu}[\\p{Ll}-]*(?![\\p{L}\\p{N}-])`,
    'u',
  ),
  'capital in a heading: "$&"',
  'write a small letter; a name belongs in properNouns of checks/prose/words.ts',
];

/** Checks spelling, terms, contractions, units, and lists. */
export function checkProse({ file, prose }: Pick<Page, 'file' | 'prose'>): Finding[] {
  return prose.flatMap(({ line, text, depth }) =>
    [...rules, ...(depth > 0 ? [capital] : [])].flatMap(([pattern, reason, fix]) =>
      [...text.matchAll(new RegExp(pattern, `${pattern.flags}g`))].map((match): Finding => {
        const fill = (words: string) => words.replace(/\$([&12])/g, (_, group) => match[Number(group) || 0] ?? '');
        const above = text.slice(0, match.index).split('\n').length - 1;
        return {
          file,
          line: line + above,
          kind: 'words',
          reason: fill(reason).replaceAll(codeMark, '…'),
          fix: fill(fix),
        };
      }),
    ),
  );
}
