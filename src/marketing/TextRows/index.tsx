import Heading from '@theme/Heading';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** Rows of a sheet under an ink rule, with a hairline between two rows. */
export function TextRows({ children }: { children: ReactNode }) {
  return (
    <div className={styles.wrap}>
      <div className={styles.rows}>{children}</div>
    </div>
  );
}

/** One row: heading left, content right; the heading is the anchor `id`. */
export function TextRow({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className={styles.row}>
      <Heading as="h2" className={styles.title} id={id}>
        {title}
      </Heading>
      <div className={styles.content}>{children}</div>
    </section>
  );
}
