import type { ReactNode } from 'react';
import styles from './styles.module.css';

type Props = {
  title: string;
  lead: ReactNode;
  /** The next step: a button. */
  action?: ReactNode;
  /** What the page is about, drawn in the right half; below the text where there's one column. */
  drawing?: ReactNode;
};

/** Head of a marketing page on engineering paper: h1, lead, the next step, and a drawing. */
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
