import Heading from '@theme/Heading';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** Text rows with a thick line above them and a hairline between two rows. */
export function TextRows({ children }: { children: ReactNode }) {
  return (
    <div className={styles.wrap}>
      <div className={styles.rows}>{children}</div>
    </div>
  );
}

type RowProps = { id: string; title: string; wide?: boolean; children: ReactNode };

/** One row: heading with the anchor `id` on the left, content on the right; `wide` content has more of the row. */
export function TextRow({ id, title, wide = false, children }: RowProps) {
  return (
    <section className={clsx(styles.row, wide && styles.wide)}>
      <Heading as="h2" className={styles.title} id={id}>
        {title}
      </Heading>
      <div className={styles.content}>{children}</div>
    </section>
  );
}
