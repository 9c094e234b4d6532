/** What the first run transfers, shown next to Run. */
export const downloadSize = 'Run downloads 6\u00A0MB, once';

/** Returns the line numbers to show next to the text, counted from `first`. */
export function lineNumbers(text: string, first = 1): string {
  return text
    .split('\n', 5000)
    .map((_, index) => index + first)
    .join('\n');
}
