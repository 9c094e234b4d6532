import type { ReactNode } from 'react';
import styles from './styles.module.css';

type Props = {
  title: string;
  lead: ReactNode;
};

/** Head of a marketing page on engineering paper: h1 and lead. */
export function PageHead({ title, lead }: Props) {
  return (
    <header className={styles.root}>
      <div className={styles.wrap}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.lead}>{lead}</p>
      </div>
    </header>
  );
}
