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

const guide = ['Before you start', 'Check the result', 'What goes wrong here', 'Next'];

/** Required h2 headings of each page type, in this order; others may come between them. */
export const requiredHeadings: Record<PageType, string[]> = {
  tutorial: guide,
  'how-to': guide,
  reference: [],
  explanation: ['Next'],
  troubleshoot: [],
  integration: ['Before you start', 'Permissions', 'Set up', ...guide.slice(1)],
  operate: guide,
  'release-notes': [],
  home: [],
};

/** Length of a description, in characters, that search engines show. */
export const descriptionLength = { min: 110, max: 160 };

/** Greatest length of a title, in characters. */
export const maxTitleLength = 60;

/** A placeholder in a draft: `[[what to write]]`. */
export const placeholder = /\[\[[^\]]+\]\]/g;
