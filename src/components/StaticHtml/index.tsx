import useBrokenLinks from '@docusaurus/useBrokenLinks';

type Props = {
  /** Name of the element that holds the HTML. */
  as: keyof HTMLElementTagNameMap;
  /** Finished HTML, made at build from the site's own pages. */
  html: string;
  className?: string;
  id?: string;
};

const linkOrAnchor = /\s(href|id)="([^"]*)"/g;

/**
 * HTML that was finished at build time: React takes it as it is, and the browser runs no component for it.
 * Links and anchors inside reach the framework's link checker; `StaticLinks` makes the links navigate.
 */
export function StaticHtml({ as: Element, html, ...attributes }: Props) {
  const brokenLinks = useBrokenLinks();
  if (typeof window === 'undefined') {
    if (attributes.id) brokenLinks.collectAnchor(attributes.id);
    for (const [, name, value = ''] of html.matchAll(linkOrAnchor)) {
      if (name === 'id') brokenLinks.collectAnchor(value);
      else if (/^[/#]/.test(value)) brokenLinks.collectLink(value.replaceAll('&amp;', '&'));
    }
  }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML comes from the site's own source, at build time
  return <Element {...attributes} dangerouslySetInnerHTML={{ __html: html }} />;
}
