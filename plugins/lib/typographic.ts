/** Returns text with typographic apostrophes and quotation marks. Code, such as between backticks, stays as it is. */
export function typographic(text: string): string {
  return text
    .replace(/`[^`]*`|(?<=\p{L})'(?=\p{L})|(?<=s)'(?=\s|$)/gu, (found) => (found === "'" ? '’' : found))
    .replace(/`[^`]*`|(?<=^|[\s(])"([^"[\]]+)"(?=[\s).,;:!?]|$)/g, (found, quoted) => (quoted ? `“${quoted}”` : found));
}
