/** What a page of the documentation is for; stands as `page_type` in its front matter. */
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

/** The form of a page type. */
export type PageForm = {
  /** Headings of level 2 that such a page has, in this order; others may stand between them. */
  headings: string[];
  /** Folder below docs/ for a new page of this type, empty for docs/ itself; absent: no new page of this type. */
  folder?: string;
  /** Label of its category in sidebars.ts; absent: the sidebar itself. */
  category?: string;
  /** Group of the documentation home that names a new page. */
  group?: 'build' | 'test' | 'lookUp';
};

const guide = ['Before you start', 'Check the result', 'What goes wrong here', 'Next'];

/** Every page type with its form. */
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

/** Fewest and most characters of a description: what search engines show. */
export const descriptionLength = { min: 110, max: 160 };

/** Most characters of a title. */
export const maxTitleLength = 60;

/** A place in a draft that its writer has to fill: `[[what to write]]`. */
export const placeholder = /\[\[[^\]]+\]\]/g;
