// A document with the site's own head links, breadcrumbs, contents lists, and footer, in the site's own grid. The theme
// uses Infima's grid, which would add a dozen rules to every page's critical CSS. Parts and conditions are the same as in
// the theme, but the contents list comes first for screen readers, and no links lead to a document's neighbors, because
// guides say what to read next. On upgrade: compare which parts the theme's DocItem/Layout renders, and when, and check
// that TOCItems still marks the active link.
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { useWindowSize } from '@docusaurus/theme-common';
import { Breadcrumbs } from '@site/src/documents/Breadcrumbs';
import { Contents } from '@site/src/documents/Contents';
import { followActiveLink } from '@site/src/documents/Contents/followActiveLink';
import { ContentsBar } from '@site/src/documents/ContentsBar';
import { DocumentFooter } from '@site/src/documents/DocumentFooter';
import { HeadLinks } from '@site/src/documents/HeadLinks';
import ContentVisibility from '@theme/ContentVisibility';
import DocItemContent from '@theme/DocItem/Content';
import type { Props } from '@theme/DocItem/Layout';
import DocVersionBadge from '@theme/DocVersionBadge';
import DocVersionBanner from '@theme/DocVersionBanner';
import clsx from 'clsx';
import styles from './styles.module.css';

/** A contents list with more entries shows keys or commands only for the active group. */
const longContents = 25;

export default function DocItemLayout({ children }: Props) {
  const { frontMatter, metadata, toc } = useDoc();
  const { keys, commands, wide } = frontMatter as { keys?: boolean; commands?: boolean; wide?: boolean };
  const hidden = frontMatter.hide_table_of_contents === true;
  const hasContents = !hidden && toc.length > 0;
  const windowSize = useWindowSize();
  // With scripts, references have only the bar. The theme would mark the active link in the hidden list instead.
  const hasList = windowSize === 'ssr' || (windowSize === 'desktop' && !keys && !commands);
  const contents = {
    maxHeadingLevel: frontMatter.toc_max_heading_level,
    minHeadingLevel: frontMatter.toc_min_heading_level,
    toc,
  };
  return (
    <div
      className={clsx(
        !hidden && styles.root,
        toc.length > longContents && styles.long,
        (wide || commands) && styles.wide,
      )}
      // Sets the columns for references, whose elements arrive later. Without this, they'd shift a page that's still
      // loading.
      data-columns={(keys && 'keys') || (commands && 'commands')}
    >
      {/* The box stays if it's empty, because the grid takes the first box for the contents list. */}
      {hasContents && (
        <div ref={followActiveLink}>{hasList && <Contents {...contents} className="theme-doc-toc-desktop" />}</div>
      )}
      <div>
        <HeadLinks />
        <ContentVisibility metadata={metadata} />
        <DocVersionBanner />
        <article className="document" id="__docusaurus_document">
          <div className={styles.top}>
            <Breadcrumbs />
            {hasContents && <ContentsBar {...contents} />}
          </div>
          <DocVersionBadge />
          <DocItemContent>{children}</DocItemContent>
          <DocumentFooter />
        </article>
      </div>
    </div>
  );
}
