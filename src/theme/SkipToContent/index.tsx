// The skip link. In a document, it leads past the contents list. The theme's link would lead to the main area, which
// starts with that list. On upgrade: compare with theme-common's SkipToContentLink.
import { useActivePlugin } from '@docusaurus/plugin-content-docs/client';
import { SkipToContentFallbackId } from '@docusaurus/theme-common';
import { focusOn } from '@site/src/lib/focusOn';
import type { MouseEvent } from 'react';
import styles from './styles.module.css';

function skip(event: MouseEvent): void {
  event.preventDefault();
  focusOn(document.querySelector<HTMLElement>('.document, main:not(:has(.document))'));
}

export default function SkipToContent() {
  const isDocument = useActivePlugin() !== undefined;
  // Before hydration, the link leads to the same place.
  return (
    <a
      className={`visually-hidden ${styles.skipToContent}`}
      href={`#${isDocument ? '__docusaurus_document' : SkipToContentFallbackId}`}
      onClick={skip}
    >
      Skip to main content
    </a>
  );
}
