/** Returns the line numbers to show next to the text, counted from `first`. */
export function lineNumbers(text: string, first = 1): string {
  return text
    .split('\n', 5000)
    .map((_, index) => index + first)
    .join('\n');
}
