import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** A list whose items start with a name in bold, which has its own column from 601 px. */
export function Triage({ children }: { children: ReactNode }) {
  return <div className={styles.root}>{children}</div>;
}
