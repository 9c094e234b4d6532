/** Type of a document: `page_type` in its front matter. */
export type PageType =
  | 'tutorial'
  | 'how-to'
  | 'reference'
  | 'explanation'
  | 'troubleshoot'
  | 'integration'
  | 'operate'
  | 'release-notes'
  | 'home';

/** Structure and place of a page type. */
export type PageForm = {
  /** Required h2 headings in this order; others may come between them. */
  headings: string[];
  /** Folder below docs/ for a new page, empty for docs/ itself; absent if there are no new pages of this type. */
  folder?: string;
  /** Label of its category in sidebars.ts; absent for the top level. */
  category?: string;
  /** Group on the documentation home for a new page. */
  group?: 'build' | 'test' | 'lookUp';
};

const guide = ['Before you start', 'Check the result', 'What goes wrong here', 'Next'];

/** Structure of every page type. */
export const pageForms: Record<PageType, PageForm> = {
  tutorial: { headings: guide, folder: '', group: 'build' },
  'how-to': { headings: guide, folder: 'how-to', category: 'How-to guides', group: 'test' },
  reference: { headings: [], folder: 'reference', category: 'Reference', group: 'lookUp' },
  explanation: { headings: ['Next'], folder: 'explanation', category: 'Explanation', group: 'lookUp' },
  troubleshoot: { headings: [] },
  integration: { headings: ['Before you start', 'Permissions', 'Set up', ...guide.slice(1)] },
  operate: { headings: guide },
  'release-notes': { headings: [] },
  home: { headings: [] },
};

/** Length of a description, in characters, that search engines show. */
export const descriptionLength = { min: 110, max: 160 };

/** Greatest length of a title, in characters. */
export const maxTitleLength = 60;

/** A placeholder in a draft: `[[what to write]]`. */
export const placeholder = /\[\[[^\]]+\]\]/g;
