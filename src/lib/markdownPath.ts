/** Returns the path of a document's Markdown, such as `/docs.md` for `/docs/` and `/docs/x.md` for `/docs/x`. */
export function markdownPath(permalink: string): string {
  return `${permalink.replace(/\/$/, '')}.md`;
}
