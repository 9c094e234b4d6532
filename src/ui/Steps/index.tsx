import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** Shows an ordered list as steps: an `<ol>` in React, or a numbered list in MDX. */
export function Steps({ children }: { children: ReactNode }) {
  return <div className={styles.root}>{children}</div>;
}
