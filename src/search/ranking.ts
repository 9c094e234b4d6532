import MiniSearch, { type Query, type SearchResult } from 'minisearch';
import { addressOf, type IndexedPage, type SearchFile, type Section } from './sections';
import { maxQueryLength, ownName, queryWordsOf, stopWords, termsOf, type Word, wordsOf } from './words';

/** A search result: one section. */
export type Hit = {
  /** URL without the base URL. */
  to: string;
  page: Pick<IndexedPage, 'title'>;
  section: Section;
  /** The share of the query's words that the section answers, from 0 to 1. */
  answered: number;
  /** The index terms that matched what was typed, without stop words. */
  terms: Set<string>;
};

/** Returns the best results first. Reads only `maxQueryLength` characters and `maxQueryWords` words of the query. */
export type Search = (query: string) => Hit[];

type IndexedSection = { id: number; page: IndexedPage; section: Section };
type Field = 'heading' | 'words' | 'within' | 'page' | 'text' | 'code';

const fieldTexts: Record<Field, (entry: IndexedSection) => string> = {
  heading: ({ section }) => section.heading,
  words: ({ section }) => section.words.join(' '),
  within: ({ section }) => section.within.join(' '),
  page: ({ page }) => page.title,
  text: ({ section }) => section.text,
  code: ({ section }) => section.code,
};

// The weights below give the best results for tests/search/queries.json.
const fieldWeights: Record<Field, number> = { heading: 4, words: 3, within: 0.6, page: 1, text: 1, code: 0.7 };
/** A name with punctuation is more specific than its parts. Synonyms are guesses. */
const termWeights = { plain: 1, name: 2, part: 0.3, synonym: 0.3 };
const matchWeights = { prefix: 0.25, fuzzy: 0.3 };
const headingBoost = 0.5;
/** For a heading or a search word that is what was typed. */
const sameBoost = 4;
/** For the reference, if a key was typed, or for a command with the flag that was typed. */
const referenceBoost = { key: 3, flag: 10 };
/** For a troubleshooting entry, if the question asks how and names no fault. */
const howToBoost = 0.5;
const howTo =
  /^(?:how|which|where|what|need|can I|add|back|build|change|choose|connect|control|copy|create|drain|fetch|give|install|make|measure|move|put|replace|restore|retry|run|set|share|sign|start|stop|switch|test|update|upgrade|upload|use|wire|write)\b/i;
const fault =
  /\b(?:not|no|cannot|can't|fail\w*|errors?|broken|stuck|lost|wrong|missing|invalid|refused|denied|timed out|timeout)\b/i;
/** The lowest score of a result, as a share of the best one's. Results below it answer some words only. */
const leastShare = 0.05;

/** Returns text as its words in lower case. */
function plainWords(text: string): string {
  return wordsOf(text)
    .map(({ whole }) => whole)
    .join(' ');
}

/** Returns how much of a word a section's terms answer: a similar one answers half of it. */
function likeness(word: string, terms: readonly string[]): number {
  return Math.max(
    0,
    ...terms.map((term) => {
      if (term === word || (term.startsWith(word) && word.length >= 0.6 * term.length)) return 1;
      return term[0] === word[0] ? 0.5 : 0;
    }),
  );
}

/** Returns the synonyms of each term. */
function synonymsByTerm(synonyms: string[][]): Map<string, string[]> {
  const synonymMap = new Map<string, string[]>();
  for (const group of synonyms) {
    for (const word of group) {
      const others = group
        .filter((other) => other !== word)
        .flatMap((other) => wordsOf(other).map(({ whole }) => whole));
      for (const { whole, joined = whole } of wordsOf(word))
        for (const term of new Set([whole, joined])) synonymMap.set(term, [...(synonymMap.get(term) ?? []), ...others]);
    }
  }
  return synonymMap;
}

function share<Item>(items: Item[], test: (item: Item) => boolean): number {
  return items.length === 0 ? 0 : items.filter(test).length / items.length;
}

/**
 * Indexes all sections and returns the search. The browser builds the index, because an index file would be larger than
 * the text, which excerpts need anyway. MiniSearch is the only library found with weights for fields, terms, and
 * documents, prefix and fuzzy search, and a custom tokenizer in 6 kB of plain JavaScript. Pagefind needs a compiled
 * module, and docusaurus-search-local adds its own route, its own dialog, and a native package. FlexSearch doesn't weight
 * rare words, Lunr has had no release since 2020, and Orama is several times as large.
 */
export function createSearch({ pages, synonyms }: SearchFile): Search {
  const entries: IndexedSection[] = pages
    .flatMap((page) => page.sections.map((section) => ({ page, section })))
    .map((entry, id) => ({ id, ...entry }));
  /** Returns the words of a section's heading, and the texts that name it. A query that's the same finds it first. */
  const namingOf = ({ page, section: { heading, words } }: IndexedSection) => {
    const headingWords = wordsOf(heading);
    const names = headingWords.flatMap(({ whole, parts }) => (parts.length > 0 ? [whole] : []));
    // A key is often a plain word, which means more than the key.
    const titles = page.path.startsWith('/docs/reference/configuration/') ? words : [heading, ...words];
    const content = headingWords.filter(({ whole }) => !stopWords.has(whole));
    return { heading: content, names: [...titles.map(plainWords), ...names] };
  };
  const namings = new Map<IndexedSection, ReturnType<typeof namingOf>>();
  const synonymMap = synonymsByTerm(synonyms);
  const entryOf = (id: number) => entries[id] as IndexedSection;

  const index = new MiniSearch<IndexedSection>({
    fields: Object.keys(fieldTexts),
    extractField: (entry, field) => (field === 'id' ? entry.id : fieldTexts[field as Field](entry)),
    tokenize: termsOf,
    processTerm: (term) => term,
  });
  index.addAll(entries);

  const terms = (list: string[], weight: number, exact = false): Query => ({
    queries: list,
    tokenize: (term) => [term],
    boostTerm: () => weight,
    ...(exact && { prefix: false, fuzzy: false }),
  });

  return (text) => {
    const query = text.slice(0, maxQueryLength);
    const words = queryWordsOf(query);
    const contentWords = words.filter(({ whole }) => !stopWords.has(whole) && !ownName.has(whole));
    const asked = contentWords.length > 0 ? contentWords : words;
    const synonymsOf = (term: string) => synonymMap.get(term) ?? [];
    const formsOf = ({ whole, parts }: Word) => [whole, ...parts].flatMap((term) => [term, ...synonymsOf(term)]);
    const typed = words.flatMap(({ whole, parts }) => [whole, ...parts]);
    const same = typed.flatMap(synonymsOf);

    const plain = words.flatMap(({ whole, parts }) => (parts.length === 0 ? [whole] : []));
    const names = words.filter(({ parts }) => parts.length > 0);
    const namesWhole = names.map(({ whole }) => whole);
    const namesParts = names.flatMap(({ parts }) => parts);
    const forms = asked.map(formsOf);
    const found = index.search(
      {
        combineWith: 'OR',
        queries: [
          terms(plain, termWeights.plain),
          terms(namesWhole, termWeights.name),
          terms(namesParts, termWeights.part),
          terms(same, termWeights.synonym, true),
        ],
      },
      {
        boost: fieldWeights,
        prefix: (term) => term.length > 2 && !stopWords.has(term),
        fuzzy: (term) => (term.length > 4 && !stopWords.has(term) ? 0.2 : false),
        weights: matchWeights,
      },
    );

    const typedText = plainWords(query);
    const isKey = words.length === 1 && /^[a-z]+[._][a-z]/.test(query.trim());
    const flag = words.length === 1 && query.trim().startsWith('--') ? words[0]?.whole : undefined;
    const isHowTo = howTo.test(query.trim()) && !fault.test(query);
    const rate = ({ id, score, match, terms, queryTerms }: SearchResult) => {
      const matched = new Set(queryTerms);
      const answers = forms.map((each) =>
        Math.max(...each.map((form) => (matched.has(form) ? likeness(form, terms) : 0))),
      );
      const answered = answers.reduce((sum, each) => sum + each, 0) / answers.length;
      const inHeading = (term: string) => Boolean(match[term]?.includes('heading'));
      const entry = entryOf(id);
      const { heading, names } = namings.get(entry) ?? namingOf(entry);
      namings.set(entry, { heading, names });
      const named = share(heading, ({ whole, parts }) => inHeading(whole) || share(parts, inHeading) > 0.6);
      const boost =
        (1 + headingBoost * named * answered) *
        (names.includes(typedText) ? sameBoost : 1) *
        (isKey && entry.page.path.startsWith('/docs/reference/') ? referenceBoost.key : 1) *
        (flag && terms.includes(flag) && /^\/docs\/reference\/(?!config)/.test(entry.page.path)
          ? referenceBoost.flag
          : 1) *
        (isHowTo && entry.page.path.startsWith('/docs/troubleshoot/') ? howToBoost : 1);
      return { answered, score: score * answered * boost };
    };

    const rated = found.map((result) => ({ result, ...rate(result) })).sort((one, other) => other.score - one.score);
    const least = (rated[0]?.score ?? 0) * leastShare;
    // A page with every word stays, even if another page is named after them.
    const isWhole = ({ result, answered }: (typeof rated)[number]) =>
      answered === 1 && namesWhole.every((name) => result.terms.includes(name));
    return rated
      .filter((hit) => hit.score > 0 && (hit.score >= least || isWhole(hit)))
      .map(({ result, answered }) => {
        const { page, section } = entryOf(result.id);
        const terms = new Set(
          result.terms.filter((term) => !stopWords.has(term) && (typed.includes(term) || !same.includes(term))),
        );
        return { to: addressOf(page, section), page: { title: page.title }, section, terms, answered };
      });
  };
}
