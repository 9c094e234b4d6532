import Link from '@docusaurus/Link';
import { type FocusEvent, type ReactNode, useRef } from 'react';
import styles from './styles.module.css';

type Props = {
  id: string;
  /** One sentence from contracts/glossary.json, inserted by plugins/documents/expandReferences.ts. */
  definition?: string;
  /** The page that explains the term. */
  to?: string;
  children: ReactNode;
};

/**
 * A word that shows its definition when clicked, in a native popover that works without JavaScript. The script only
 * closes the popover when focus moves elsewhere.
 */
export function Term({ id, definition, to, children }: Props) {
  const word = useRef<HTMLButtonElement>(null);
  const popover = useRef<HTMLSpanElement>(null);
  const popoverId = `term-${id}`;

  const closeIfLeft = ({ relatedTarget: next }: FocusEvent) => {
    // A click on plain text keeps the popover open, because the click may start a selection.
    if (next && next !== word.current && !popover.current?.contains(next)) popover.current?.hidePopover();
  };

  return (
    <span className={styles.term}>
      <button className={styles.word} onBlur={closeIfLeft} popoverTarget={popoverId} ref={word} type="button">
        {children}
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: reacts to focus on the link inside, not to an action */}
      <span className={styles.definition} id={popoverId} onBlur={closeIfLeft} popover="auto" ref={popover}>
        {definition} {to && <Link to={to}>More about {children}</Link>}
      </span>
    </span>
  );
}
