import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Contracts } from './contracts';
import type { Page, Run } from './readPages';
import type { Finding } from './report';

type Outcome = { outcome: string; title?: string };

const number = String.raw`\d[\d ]*(?:\.\d+)?`;
const unit = String.raw`(?:ms|s|min|minutes|h|hours|d|days?|%|KiB|MiB|GiB|MB|GB|TB|MiB\/s|bytes?|characters|times|tries)`;
const amounts = new RegExp(`(?<![\\w.-])(${number})(?= ?${unit}(?![\\w/]))`, 'g');

/**
 * Makes the check of what several pages state: the titles of a check and of a message, the versions of Python, and
 * amounts that two pages put into the same words.
 * @param contracts titles and versions
 * @param pages all pages
 */
export function createAgreementCheck(contracts: Contracts, pages: Page[]): (page: Page) => Finding[] {
  const titles = readTitles(contracts);
  const versions = readVersions(contracts);
  const stated = statedAmounts(pages);
  return (page) => [
    ...titleFaults(titles, page),
    ...versionFaults(versions, page),
    ...amountsOf(page).flatMap(({ words, value, line }) => {
      const others = stated.get(words)?.filter((each) => each.file !== page.file) ?? [];
      const other = others.find((each) => each.value !== value);
      const isList = [page.file, other?.file].some((file) => {
        return new Set(stated.get(words)?.flatMap((each) => (each.file === file ? [each.value] : []))).size > 1;
      });
      if (!other || isList) return [];
      const reason = `"${words.replace('#', value)}": ${other.file}:${other.line} has ${other.value}`;
      return [fact(page, line, reason, 'state one value on both pages')];
    }),
  ];
}

function fact({ file }: Page, line: number, reason: string, fix: string): Finding {
  return { file, line, kind: 'fact', reason, fix };
}

/** Titles of a check run by outcome, as GitHub and Slack show them. */
function readTitles({ directory }: Contracts): Map<string, string[]> {
  const { github } = JSON.parse(readFileSync(join(directory, 'integrations.json'), 'utf8')) as {
    github: { outcomes: Outcome[] };
  };
  const titles = new Map<string, string[]>();
  for (const { outcome, title } of github.outcomes)
    if (title) titles.set(outcome, [...(titles.get(outcome) ?? []), title]);
  return titles;
}

/** A title that differs from its first words on, and a page that knows one title of an outcome and not the others. */
function titleFaults(titles: Map<string, string[]>, page: Page): Finding[] {
  const prose = page.runs.map(({ text, line }) => ({ text: text.replaceAll(/[“”]/g, '"'), line }));
  const outputs = page.blocks
    .filter(({ language }) => language === 'text')
    .flatMap(({ value, fenceLine }) => value.split('\n').map((text, row) => ({ text, line: fenceLine + 1 + row })));
  const all = [...titles.values()].flat();
  const quoted = prose.flatMap(({ text, line }) =>
    [...text.matchAll(/"([^"]+)"/g)].map(([, quote = '']) => ({ text: quote, line })),
  );
  const used = [...quoted, ...outputs].flatMap(({ text, line }) => {
    const title = all.find((each) => text.startsWith(firstWords(each)));
    return title ? [{ text, title, line }] : [];
  });
  const wrong = used
    .filter(({ text, title }) => !titlePattern(title).test(text))
    .map(({ text, title, line }) => fact(page, line, `"${text}": the title is "${title}"`, 'write it like this'));
  const incomplete = [...titles.values()].flatMap((ofOutcome) => {
    const [first] = used.filter(({ title }) => ofOutcome.includes(title));
    const missing = ofOutcome.filter((each) => !used.some(({ title }) => title === each));
    if (!first || missing.length === 0) return [];
    const reason = `"${first.title}" is one of the titles of this outcome`;
    return [fact(page, first.line, reason, `name "${missing.join('", "')}" too`)];
  });
  return [...wrong, ...incomplete];
}

function firstWords(title: string): string {
  return /^\w+ \w+/.exec(title)?.[0] ?? title;
}

/** A title with any reason code for CODE, and with what follows it in an output. */
function titlePattern(title: string): RegExp {
  const code = '(?:CODE|[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*)(?: \\+\\d+)?';
  return new RegExp(`^${title.replace(/[.*+?^$()[\]{}|\\]/g, '\\$&').replace('CODE', code)}(?:$|:)`);
}

/** The oldest and the newest Python of the API, such as `['3.10', '3.14']`. */
function readVersions({ directory }: Contracts): [string, string] {
  const text = readFileSync(join(directory, 'benchloom.pyi'), 'utf8');
  const [, oldest = '', newest = ''] = /Python (3\.\d+) to (3\.\d+)/.exec(text) ?? [];
  return [oldest, newest];
}

function versionFaults([oldest, newest]: [string, string], page: Page): Finding[] {
  return page.runs.flatMap(({ text, line }) =>
    [...text.matchAll(/\bPython (3\.\d+)(?: to | *– *|, (?:3\.\d+, )*3\.\d+,? (?:or|and) )(3\.\d+)/g)]
      .filter(([, first, last]) => first !== oldest || last !== newest)
      .map(([range]) =>
        fact(page, line, `"${range}": Python ${oldest} to ${newest} in benchloom.pyi`, 'correct the page'),
      ),
  );
}

type Amount = { words: string; value: string; file: string; line: number };

/** Amounts with the three words before them and, with the unit, after them. */
function amountsOf({ file, runs }: Page): Amount[] {
  return runs.flatMap((run) =>
    clausesOf(run).flatMap((clause) =>
      [...clause.matchAll(amounts)].flatMap(({ 0: value, index }) => {
        const before = clause.slice(0, index).trim().split(/\s+/).slice(-3);
        const after = clause
          .slice(index + value.length)
          .trim()
          .split(/\s+/)
          .slice(0, 3);
        if (before.filter(Boolean).length < 2) return [];
        const words = `${before.join(' ')} # ${after.join(' ')}`.toLowerCase().replace(/[,.;:)]+$/, '');
        return [{ words, value: value.replaceAll(' ', ''), file, line: run.line }];
      }),
    ),
  );
}

function clausesOf({ text }: Run): string[] {
  return text.replaceAll('\n', ' ').split(/[.;:|()]\s|\s[|–]\s/);
}

function statedAmounts(pages: Page[]): Map<string, Amount[]> {
  const stated = new Map<string, Amount[]>();
  for (const amount of pages.flatMap(amountsOf))
    stated.set(amount.words, [...(stated.get(amount.words) ?? []), amount]);
  return stated;
}
