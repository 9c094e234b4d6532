import { focusOn } from '@site/src/lib/focusOn';
import clsx from 'clsx';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './styles.module.css';

/** A long sample that shows 24 lines until the reader expands it. Without scripts and in print, it shows all lines. */
export function CappedSample({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  // The clicked button disappears, so focus moves to the revealed lines.
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
