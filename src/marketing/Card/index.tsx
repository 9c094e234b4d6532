import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** Cards of paper side by side, as high as the highest; one below the other on a phone. */
export function Cards({ children }: { children: ReactNode }) {
  return <div className={styles.root}>{children}</div>;
}

/** One sheet: a heading, text, and at its foot what to do next. */
export function Card({ title, foot, children }: { title: string; foot?: ReactNode; children: ReactNode }) {
  return (
    <section className={styles.card}>
      <h2 className={styles.title}>{title}</h2>
      {children}
      {foot && <div className={styles.foot}>{foot}</div>}
    </section>
  );
}
