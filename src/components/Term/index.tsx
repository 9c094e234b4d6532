import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

type Props = {
  id: string;
  /** One sentence from contracts/glossary.json, inserted at build time. */
  definition?: string;
  /** Page that explains the term. */
  to?: string;
  children: ReactNode;
};

/** A word that shows its definition when pressed, in a native popover that needs no JavaScript. */
export function Term({ id, definition, to, children }: Props) {
  const popoverId = `term-${id}`;
  return (
    <>
      <button className={styles.word} popoverTarget={popoverId} type="button">
        {children}
      </button>
      <span className={styles.definition} id={popoverId} popover="auto">
        {definition} {to && <Link to={to}>More about {children}</Link>}
      </span>
    </>
  );
}
