import type { ReactNode } from 'react';
import styles from './styles.module.css';

type Props = {
  title: string;
  lead: ReactNode;
  /** The next step: a button. */
  action?: ReactNode;
  /** The page's subject as a drawing in the right half, or below the text if there's only one column. */
  drawing?: ReactNode;
};

/** A marketing page's head on engineering paper: h1, lead, the next step, and a drawing. */
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
