/** Address of the Markdown beside a page of the documentation: `/docs/` has `/docs.md`, `/docs/x` has `/docs/x.md`. */
export function markdownPath(permalink: string): string {
  return `${permalink.replace(/\/$/, '')}.md`;
}
