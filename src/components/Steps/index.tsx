import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** Styles one ordered list as steps: `<ol>` in React, a numbered list in MDX. */
export function Steps({ children }: { children: ReactNode }) {
  return <div className={styles.root}>{children}</div>;
}
