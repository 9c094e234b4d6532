import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** Numbered pads on a gold trace. Wraps one ordered list: `<ol>` in React, a numbered list in MDX. */
export function Steps({ children }: { children: ReactNode }) {
  return <div className={styles.root}>{children}</div>;
}
