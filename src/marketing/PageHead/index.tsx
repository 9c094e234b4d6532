import type { ReactNode } from 'react';
import styles from './styles.module.css';

type Props = {
  title: string;
  lead: ReactNode;
  action?: ReactNode;
  /** A drawing of the page's subject in the right half, or below the text if there's only one column. */
  drawing?: ReactNode;
};

/** The head of a marketing page on engineering paper: h1, lead, next step, and drawing. */
export function PageHead({ title, lead, action, drawing }: Props) {
  return (
    <header className={styles.root}>
      <div className={styles.wrap}>
        <div>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.lead}>{lead}</p>
          {action && <div className={styles.action}>{action}</div>}
        </div>
        {drawing && <div className={styles.drawing}>{drawing}</div>}
      </div>
    </header>
  );
}
