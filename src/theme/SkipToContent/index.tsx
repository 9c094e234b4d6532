// The skip link. In a document with a contents list, a second link leads to the list. The theme's link would lead to
// the main area, which starts with that list. On upgrade: compare with theme-common's SkipToContentLink, including when
// the link takes focus after a navigation.
import { useActivePlugin } from '@docusaurus/plugin-content-docs/client';
import { useHistory, useLocation } from '@docusaurus/router';
import { SkipToContentFallbackId } from '@docusaurus/theme-common';
import { useLocationChange } from '@docusaurus/theme-common/internal';
import { focusOn } from '@site/src/lib/focusOn';
import clsx from 'clsx';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import styles from './styles.module.css';

const find = (selector: string) => document.querySelector<HTMLElement>(selector);
const findContents = () => find('.theme-doc-toc-desktop');

export default function SkipToContent() {
  const root = useRef<HTMLElement>(null);
  const { action } = useHistory();
  const { pathname } = useLocation();
  const isDocument = useActivePlugin() !== undefined;
  const [hasContents, setHasContents] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has its own list
  useEffect(() => setHasContents(findContents() !== null), [pathname]);

  // On a new page, the next Tab press starts here.
  useLocationChange(({ location }) => {
    if (!location.hash && action === 'PUSH') focusOn(root.current);
  });

  const skip = (event: MouseEvent) => {
    event.preventDefault();
    focusOn(find('.document') ?? find('main'));
  };

  return (
    <section aria-label="Skip to main content" ref={root}>
      {/* Before hydration, the link leads to the same place. */}
      <a
        className={styles.skipToContent}
        href={`#${isDocument ? '__docusaurus_document' : SkipToContentFallbackId}`}
        onClick={skip}
      >
        Skip to main content
      </a>
      {hasContents && (
        <button
          className={clsx(styles.skipToContent, styles.contents)}
          onClick={() => focusOn(findContents())}
          type="button"
        >
          Skip to “On this page”
        </button>
      )}
    </section>
  );
}
