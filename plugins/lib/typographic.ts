/** Returns text with typographic apostrophes. Code, between backticks or with quotes such as `['a']`, stays as it is. */
export function apostrophes(text: string): string {
  return text.replace(/`[^`]*`|(?<=\p{L})'(?=\p{L})|(?<=s)'(?=\s|$)/gu, (found) => (found === "'" ? '’' : found));
}
