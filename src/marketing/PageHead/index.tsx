import type { ReactNode } from 'react';
import styles from './styles.module.css';

type Props = {
  title: string;
  lead: ReactNode;
};

/** Head of a marketing page on engineering paper: the one h1 and the sentence that says what the page gives. */
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
