// The skip link. In a document, it leads past the contents list. The theme's link would lead to the main area, which
// starts with that list. On upgrade: compare with theme-common's SkipToContentLink, including when the link takes focus
// after a navigation.
import { useActivePlugin } from '@docusaurus/plugin-content-docs/client';
import { useHistory } from '@docusaurus/router';
import { SkipToContentFallbackId } from '@docusaurus/theme-common';
import { useLocationChange } from '@docusaurus/theme-common/internal';
import { focusOn } from '@site/src/lib/focusOn';
import { type MouseEvent, useRef } from 'react';
import styles from './styles.module.css';

export default function SkipToContent() {
  const root = useRef<HTMLElement>(null);
  const { action } = useHistory();
  const isDocument = useActivePlugin() !== undefined;

  // On a new page, the next Tab press starts here.
  useLocationChange(({ location }) => {
    if (!location.hash && action === 'PUSH') focusOn(root.current);
  });

  const skip = (event: MouseEvent) => {
    event.preventDefault();
    focusOn(document.querySelector<HTMLElement>('.document, main:not(:has(.document))'));
  };

  return (
    <section aria-label="Skip to main content" ref={root}>
      {/* Before hydration, the link leads to the same place. */}
      <a
        className={`visually-hidden ${styles.skipToContent}`}
        href={`#${isDocument ? '__docusaurus_document' : SkipToContentFallbackId}`}
        onClick={skip}
      >
        Skip to main content
      </a>
    </section>
  );
}
