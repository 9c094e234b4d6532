/** The files of a sample by name. */
export type Files = Record<string, string>;

/** Returns whether a file would slow down the page. */
export const isTooLarge = (text: string) => text.length > 64_000 || text.split('\n').length > 5000;

/** The message about a file that's too large. */
export const notTaken =
  'This text is too long, so the previous text was kept. Shorten it to at most 64,000 characters and 5,000 lines.';
