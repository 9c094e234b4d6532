import type { Props } from '@theme/TOC';
import clsx from 'clsx';
import { useRef, useState } from 'react';
import { ContentsItems } from '../Contents';
import { followActiveLink } from '../Contents/followActiveLink';
import styles from './styles.module.css';

/**
 * The "On this page" button on narrow screens and in references, which stays below the navbar and opens the contents
 * list over the text. Whatever leads back to the text closes the list: a click on a link, Escape, or Tab past its end.
 */
export function ContentsBar(props: Omit<Props, 'className'>) {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => setIsOpen(false);
  return (
    <nav
      aria-label="On this page"
      className="theme-doc-toc-mobile"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
      }}
      onClick={({ target }) => (target as Element).closest('a') && close()}
      onKeyDown={({ key }) => {
        if (key !== 'Escape' || !isOpen) return;
        close();
        button.current?.focus();
      }}
    >
      <button
        aria-expanded={isOpen}
        className={clsx('clean-btn toc-button', styles.button)}
        onClick={() => setIsOpen(!isOpen)}
        ref={button}
        type="button"
      >
        On this page
      </button>
      {isOpen && (
        <div className={styles.list} ref={followActiveLink}>
          <ContentsItems {...props} />
        </div>
      )}
    </nav>
  );
}
