/** Returns the path of a document's Markdown: `/docs.md` for `/docs/`, `/docs/x.md` for `/docs/x`. */
export function markdownPath(permalink: string): string {
  return `${permalink.replace(/\/$/, '')}.md`;
}
