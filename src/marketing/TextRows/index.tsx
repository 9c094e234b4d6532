import { Heading } from '@site/src/ui/Heading';
import type { ReactNode } from 'react';
import section from '../section.module.css';
import styles from './styles.module.css';

/** Rows of text with a thick line above them and hairlines between them. */
export function TextRows({ children }: { children: ReactNode }) {
  return (
    <div className={section.wrap}>
      <div className={styles.rows}>{children}</div>
    </div>
  );
}

type RowProps = { id?: string; title: string; children: ReactNode };

/** One row: a heading on the left, with an anchor if it has an ID, and content on the right. */
export function TextRow({ id, title, children }: RowProps) {
  return (
    <section className={styles.row}>
      <Heading as="h2" id={id}>
        {title}
      </Heading>
      <div className={styles.content}>{children}</div>
    </section>
  );
}
