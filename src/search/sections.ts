/** A part of a page, from one heading with an anchor to the next. */
export type Section = {
  /** The ID of the heading. Empty for the part above the first heading. */
  anchor: string;
  /** The text of the heading or, for the part above the first heading, the title of the page. */
  heading: string;
  /** Headings of the surrounding sections, outermost first, without the page title. */
  within: string[];
  /** Paragraphs, items, and cells, line by line. */
  text: string;
  /** Samples and console output, line by line. */
  code: string;
  /** Search words that the page doesn't contain. */
  words: string[];
};

export type IndexedPage = {
  /** Route without the base URL. */
  path: string;
  title: string;
  sections: Section[];
};

/** The name of the `<meta>` element with the index's path relative to the base URL. */
export const indexName = 'search-index';

/** The file that the search loads on first use. */
export type SearchFile = {
  pages: IndexedPage[];
  /** Groups of words with the same meaning. */
  synonyms: string[][];
};

/** Returns a section's URL without the base URL. */
export function addressOf(page: { path: string }, section: { anchor: string }): string {
  return section.anchor ? `${page.path}#${section.anchor}` : page.path;
}
