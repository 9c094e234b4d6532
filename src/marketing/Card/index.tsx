import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** Cards of equal height in a row, stacked on a phone. */
export function Cards({ children }: { children: ReactNode }) {
  return <div className={styles.root}>{children}</div>;
}

type CardProps = { id: string; title: string; foot?: ReactNode; children: ReactNode };

/** A card with a heading, content, and a call to action at the bottom. */
export function Card({ id, title, foot, children }: CardProps) {
  return (
    <section className={styles.card} id={id}>
      <h2 className={styles.title}>{title}</h2>
      {children}
      {foot && <div className={styles.foot}>{foot}</div>}
    </section>
  );
}
