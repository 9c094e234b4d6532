import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** The line below the name of a key, flag, or code: required, type, default, constraint. */
export function KeyFacts({ children }: { children: ReactNode }) {
  return <p className={styles.root}>{children}</p>;
}
