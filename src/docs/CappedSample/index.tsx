import clsx from 'clsx';
import { type ReactNode, useState } from 'react';
import styles from './styles.module.css';

/** A long sample that shows 24 lines until the reader asks for all of them. All of them without script and in print. */
export function CappedSample({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={clsx(styles.root, !isOpen && styles.capped)}>
      {children}
      {!isOpen && (
        <button className={styles.button} data-search-skip="" onClick={() => setOpen(true)} type="button">
          Show all
        </button>
      )}
    </div>
  );
}
