import type { ReactNode } from 'react';
import section from '../section.module.css';
import styles from './styles.module.css';

type Props = {
  /** The page's name, as in the navbar, if the title is a claim. */
  label?: string;
  title: string;
  lead: ReactNode;
  action?: ReactNode;
  /** A drawing next to the text, or below it if there's no room. */
  drawing?: ReactNode;
};

/** The head of a marketing page on engineering paper: name, h1, lead, and next step. */
export function PageHead({ label, title, lead, action, drawing }: Props) {
  return (
    <header className={styles.root}>
      <div className={styles.wrap}>
        <div>
          {label && (
            <p className={styles.label} data-search-skip="">
              {label}
            </p>
          )}
          <h1 className={styles.title}>{title}</h1>
          <div className={section.lead}>{lead}</div>
          {action && <div className={styles.action}>{action}</div>}
        </div>
        {drawing}
      </div>
    </header>
  );
}
