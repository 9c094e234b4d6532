import { Contents } from '@site/src/documents/Contents';
import MDXContent from '@theme/MDXContent';
import type { Props as ContentsProps } from '@theme/TOC';
import type { ReactNode } from 'react';
import { MarketingPage } from '../MarketingPage';
import styles from './styles.module.css';

type Props = {
  title: string;
  description: string;
  lead: string;
  toc: ContentsProps['toc'];
  children: ReactNode;
};

/** A legal text with numbered sections. Every heading has an anchor so that readers can link to it. */
export function LegalPage({ title, description, lead, toc, children }: Props) {
  return (
    <MarketingPage description={description} lead={lead} title={title}>
      <div className={styles.wrap}>
        <div className={styles.text}>
          <MDXContent>{children}</MDXContent>
        </div>
        <Contents maxHeadingLevel={2} minHeadingLevel={2} toc={toc} />
      </div>
    </MarketingPage>
  );
}
