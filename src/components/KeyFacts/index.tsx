import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** The facts of a key, flag or code in one line below its name: required, type, default, constraint. */
export function KeyFacts({ children }: { children: ReactNode }) {
  return <p className={styles.root}>{children}</p>;
}
