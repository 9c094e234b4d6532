import MiniSearch, { type Query, type SearchResult } from 'minisearch';
import { findFaults } from '../matcher/matchLog';
import { addressOf, type IndexedPage, type SearchFile, type Section } from './sections';
import { maxQueryLength, queryWordsOf, stopWords, termsOf, type Word, wordsOf } from './words';

/** A search result: one section. */
export type Hit = {
  /** URL without the base URL. */
  to: string;
  page: IndexedPage;
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
const codeBoost = 2;
/** The lowest score of a result, as a share of the best one's. Results below it match part of a word, or a synonym. */
const leastShare = 0.05;

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
 * Indexes all sections in chunks so that the page stays responsive, and returns the search. The browser builds the
 * index, because an index file would be larger than the text, which excerpts need anyway. MiniSearch is the only
 * library found with weights for fields, terms, and documents, prefix and fuzzy search, and a custom tokenizer in 6 kB
 * of plain JavaScript. Pagefind needs WebAssembly, and docusaurus-search-local adds its own route, its own dialog, and
 * a native package. FlexSearch doesn't weight rare words, Lunr has had no release since 2020, and Orama is several
 * times as large.
 */
export async function createSearch({ pages, synonyms, faults }: SearchFile): Promise<Search> {
  const entries: IndexedSection[] = pages
    .flatMap((page) => page.sections.map((section) => ({ page, section })))
    .map((entry, id) => ({ id, ...entry }));
  const headings = entries.map(({ section }) => wordsOf(section.heading).filter(({ whole }) => !stopWords.has(whole)));
  const synonymMap = synonymsByTerm(synonyms);
  const entryOf = (id: number) => entries[id] as IndexedSection;

  const index = new MiniSearch<IndexedSection>({
    fields: Object.keys(fieldTexts),
    extractField: (entry, field) => (field === 'id' ? entry.id : fieldTexts[field as Field](entry)),
    tokenize: termsOf,
    processTerm: (term) => term,
  });
  await index.addAllAsync(entries, { chunkSize: 40 });

  const terms = (list: string[], weight: number, exact = false): Query => ({
    queries: list,
    tokenize: (term) => [term],
    boostTerm: () => weight,
    ...(exact && { prefix: false, fuzzy: false }),
  });

  /** Returns the entries whose patterns match the query. */
  const faultsIn = (text: string): Hit[] => {
    const { ended, others } = findFaults(text, faults);
    const terms = new Set(termsOf(text));
    return [...(ended ? [ended] : []), ...others].flatMap(({ id }) => {
      const entry = entries.findLast(({ section }) => section.anchor === id);
      return entry ? [{ ...entry, to: addressOf(entry.page, entry.section), terms, answered: 1 }] : [];
    });
  };

  return (text) => {
    const query = text.slice(0, maxQueryLength);
    const words = queryWordsOf(query);
    const contentWords = words.filter(({ whole }) => !stopWords.has(whole));
    const asked = contentWords.length > 0 ? contentWords : words;
    const synonymsOf = (term: string) => synonymMap.get(term) ?? [];
    const formsOf = ({ whole, parts }: Word) => [whole, ...parts].flatMap((term) => [term, ...synonymsOf(term)]);
    const typed = words.flatMap(({ whole, parts }) => [whole, ...parts]);
    const same = typed.flatMap(synonymsOf);

    const plain = words.flatMap(({ whole, parts }) => (parts.length === 0 ? [whole] : []));
    const names = words.filter(({ parts }) => parts.length > 0);
    const namesWhole = names.map(({ whole }) => whole);
    const namesParts = names.flatMap(({ parts }) => parts);
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
        prefix: (term) => term.length > 2,
        fuzzy: (term) => (term.length > 4 ? 0.2 : false),
        weights: matchWeights,
      },
    );

    const codeAsked = query.trim().toUpperCase().replaceAll(/\s+/g, '_');
    const forms = asked.map(formsOf);
    const rate = ({ id, score, match, queryTerms }: SearchResult) => {
      const matched = new Set(queryTerms);
      const answered = share(forms, (terms) => terms.some((term) => matched.has(term)));
      const inHeading = (term: string) => Boolean(match[term]?.includes('heading'));
      const named = share(headings[id] ?? [], ({ whole, parts }) => inHeading(whole) || share(parts, inHeading) > 0.6);
      const hasCode = codeAsked.includes('_') && entryOf(id).section.heading.includes(codeAsked);
      const boost = (1 + headingBoost * named * answered) * (hasCode ? codeBoost : 1);
      return { answered, score: score * answered * boost };
    };

    const rated = found.map((result) => ({ result, ...rate(result) })).sort((one, other) => other.score - one.score);
    const least = (rated[0]?.score ?? 0) * leastShare;
    const hits = rated
      .filter(({ score }) => score >= least)
      .map(({ result, answered }) => {
        const { page, section } = entryOf(result.id);
        const terms = new Set(
          result.terms.filter((term) => !stopWords.has(term) && (typed.includes(term) || !same.includes(term))),
        );
        return { to: addressOf(page, section), page, section, terms, answered };
      });
    const explained = faultsIn(query);
    const isExplained = ({ section }: Hit) => explained.some((hit) => hit.section === section);
    return [...explained, ...hits.filter((hit) => !isExplained(hit))];
  };
}
