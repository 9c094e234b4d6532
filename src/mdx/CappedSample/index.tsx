import { focusOn } from '@site/src/lib/focusOn';
import clsx from 'clsx';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './styles.module.css';

/** A long sample that shows 24 lines until the reader asks for the rest. Without scripts and in print, it shows all. */
export function CappedSample({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  // The button disappears when pressed, so the next Tab press continues at the first line that was revealed.
  useEffect(() => {
    if (isOpen) focusOn(root.current?.querySelector<HTMLElement>('.code-rest'), { preventScroll: true });
  }, [isOpen]);
  return (
    <div className={clsx(styles.root, !isOpen && styles.capped)} ref={root}>
      {children}
      {!isOpen && (
        <button className={styles.button} data-search-skip="" onClick={() => setOpen(true)} type="button">
          Show all
        </button>
      )}
    </div>
  );
}
