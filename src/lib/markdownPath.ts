/** Returns the address of the Markdown of a document: `/docs.md` for `/docs/`, `/docs/x.md` for `/docs/x`. */
export function markdownPath(permalink: string): string {
  return `${permalink.replace(/\/$/, '')}.md`;
}
