import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** Sheets of paper side by side, as high as the highest; one below the other on a phone. */
export function Sheets({ children }: { children: ReactNode }) {
  return <div className={styles.root}>{children}</div>;
}

/** One sheet: a heading, text, and at its foot what to do next. */
export function Sheet({ title, foot, children }: { title: string; foot?: ReactNode; children: ReactNode }) {
  return (
    <section className={styles.sheet}>
      <h2 className={styles.title}>{title}</h2>
      {children}
      {foot && <div className={styles.foot}>{foot}</div>}
    </section>
  );
}
