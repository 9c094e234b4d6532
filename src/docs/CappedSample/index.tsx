import clsx from 'clsx';
import { type FocusEvent, type ReactNode, useState } from 'react';
import styles from './styles.module.css';

/** A long sample that shows 24 lines until the reader asks for all of them. All of them without script and in print. */
export function CappedSample({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const showFocused = ({ target }: FocusEvent) => {
    if (isOpen || target.tagName !== 'A') return;
    setOpen(true);
    requestAnimationFrame(() => target.scrollIntoView({ block: 'nearest' }));
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the focus on a link inside is what counts, not an action
    <div className={clsx(styles.root, !isOpen && styles.capped)} onFocus={showFocused}>
      {children}
      {!isOpen && (
        <button className={styles.button} onClick={() => setOpen(true)} type="button">
          Show all
        </button>
      )}
    </div>
  );
}
