import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** Shows a list of links, each with a text below it, as cards: a section of the documentation home. */
export function TaskGrid({ children }: { children: ReactNode }) {
  return <div className={styles.root}>{children}</div>;
}
