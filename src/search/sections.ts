/** Part of a page from one heading with an anchor to the next. */
export type Section = {
  /** Id of the heading; empty for the part above the first one. */
  anchor: string;
  /** The heading as text; the title of the page for the part above the first one. */
  heading: string;
  /** Headings of the sections around it, outermost first, without the page. */
  within: string[];
  /** Paragraphs, items and cells, line by line. */
  text: string;
  /** Samples and consoles, line by line. */
  code: string;
  /** Search words that the page doesn't contain. */
  words: string[];
};

/** A page in the search index. */
export type IndexedPage = {
  /** Route without the base URL. */
  path: string;
  title: string;
  sections: Section[];
};

/** The file that the search loads on first use. */
export type SearchFile = {
  pages: IndexedPage[];
  /** Groups of words with one meaning. */
  synonyms: string[][];
};

/** A page or an error code, for the not-found page. */
export type KnownAddress = {
  /** Address without the base URL. */
  to: string;
  title: string;
  /** Words that a mistyped address may contain. */
  words: string[];
};

/** Address of a section without the base URL. */
export function addressOf(page: { path: string }, section: { anchor: string }): string {
  return section.anchor ? `${page.path}#${section.anchor}` : page.path;
}
