type Props = {
  as: keyof HTMLElementTagNameMap;
  /** HTML made at build time from the site's own source. */
  html: string;
  className?: string;
};

/** HTML made at build time, such as highlighted code. React hydrates only the outer element. */
export function StaticHtml({ as: Element, html, ...attributes }: Props) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML comes from the site's own source, at build time
  return <Element {...attributes} dangerouslySetInnerHTML={{ __html: html }} />;
}
