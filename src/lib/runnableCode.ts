/** A code block that can run, with the files that it needs. */
export type Sample = {
  /** The title of the block, such as `smoke/main.py`. */
  title: string;
  files: { name: string; text: string }[];
  /** A module of the simulation, and its arguments. */
  argv: string[];
};

/** What the first run transfers, shown next to Run. */
export const downloadSize = '6\u00A0MB, once';

/** Returns the line numbers to show next to the text, counted from `first`. */
export function lineNumbers(text: string, first = 1): string {
  return text
    .split('\n', 5000)
    .map((_, index) => index + first)
    .join('\n');
}
