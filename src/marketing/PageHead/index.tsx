import type { ReactNode } from 'react';
import styles from './styles.module.css';

type Props = {
  title: string;
  lead: ReactNode;
  /** The next step: a button. */
  action?: ReactNode;
};

/** Head of a marketing page on engineering paper: h1, lead, and the next step. */
export function PageHead({ title, lead, action }: Props) {
  return (
    <header className={styles.root}>
      <div className={styles.wrap}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.lead}>{lead}</p>
        {action && <div className={styles.action}>{action}</div>}
      </div>
    </header>
  );
}
