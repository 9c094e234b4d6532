import { type contractLines, type Page, sentencesOf } from '../readPages';
import { didYouMean, type Finding } from '../report';
import type { Contracts } from './contracts';

/** The units of times and of sizes. */
const kinds = [
  ['ms', 's', 'second', 'min', 'minute', 'h', 'hour', 'd', 'day'],
  ['KiB', 'MiB', 'GiB', 'MB', 'GB'],
];
const amountForm = new RegExp(`(?<![\\w.,-])\\d[\\d,]*(?:\\.\\d+)? (${kinds.flat().join('|')})s?(?![\\w/])`, 'g');

/** How far a number may be from the name that it belongs to, in characters. */
const reach = 40;

/**
 * Creates the check for limits in text. A number with a unit beside the key or the name of a limit of that kind must be a
 * tag, which shows the limit's value, so no sentence can state a different one. Other numbers stay prose.
 */
export function createAmountCheck(contracts: Contracts): (page: Pick<Page, 'file' | 'texts'>) => Finding[] {
  const known = contracts.limits.flatMap(({ id, name, unit, keys = [] }) => {
    const kind = kinds.find((units) => units.includes(unit));
    const ends = keys.map((key) => key.replace(/^[\w-]+:(?:.*\.(?=.*\.))?/, ''));
    const last = ends.map((end) => end.replace(/.*\./, ''));
    const unique = last.filter((key) => key.includes('_') && contracts.keyEndings.get(key)?.length === 1);
    const names = [...ends, ...unique, ...(name.includes(' ') ? [name] : [])];
    const forms = names.map((each) => String.raw`(?<!\w)${each.replace(/[[\].]/g, String.raw`\$&`)}(?![\w.])`);
    return kind && forms.length > 0 ? [{ id, kind, form: new RegExp(forms.join('|'), 'gi') }] : [];
  });

  /** Returns the amounts in a sentence that belong to a limit, and the limit. */
  const amountsIn = (sentence: string): { amount: string; id: string }[] =>
    [...sentence.matchAll(amountForm)].flatMap(({ 0: amount, 1: unit = '', index: start }) => {
      const near = known
        .filter(({ kind }) => kind.includes(unit))
        .map(({ id, form }) => {
          const gaps = [...sentence.matchAll(form)].map((name) =>
            Math.max(name.index - start - amount.length, start - name.index - name[0].length),
          );
          return { amount, id, gap: Math.min(...gaps) };
        });
      return near
        .filter(({ gap }) => gap <= reach)
        .sort((a, b) => a.gap - b.gap)
        .slice(0, 1);
    });

  return ({ file, texts }) =>
    sentencesOf(texts).flatMap(({ text, line }) =>
      amountsIn(text).map(({ amount, id }): Finding => {
        const above = text.slice(0, text.indexOf(amount)).split('\n').length - 1;
        const fix = `write ${file.endsWith('.json') ? `{limit:${id}}` : `<Limit of="${id}" />`}`;
        return { file, line: line + above, kind: 'fact', reason: `"${amount}" states a limit`, fix };
      }),
    );
}

/** Finds `{limit:ID}` without such a limit, which makes its contract unreadable. */
export function wrongLimits(lines: ReturnType<typeof contractLines>): Finding[] {
  const ids = lines.flatMap(({ file, text }) =>
    file.endsWith('limits.json') ? (/"id": "([^"]+)"/.exec(text)?.[1] ?? []) : [],
  );
  return lines.flatMap(({ file, text, line }) =>
    [...text.matchAll(/\{limit:([\w-]+)\}/g)].flatMap(([mark, id = '']): Finding[] => {
      const fix = didYouMean(id, ids, 'see contracts/limits.json');
      return ids.includes(id) ? [] : [{ file, line, kind: 'fact', reason: `${mark}: there's no such limit`, fix }];
    }),
  );
}
