import type { ReactNode } from 'react';
import styles from './styles.module.css';

type Part = { children: ReactNode };

/** An entry's heading, with its facts at the right edge if there's room. */
export function EntryHead({ children }: Part) {
  return <div className={styles.head}>{children}</div>;
}

/** An entry's facts on one line, such as type, default, and limits. */
export function Facts({ children }: Part) {
  return <p className={styles.facts}>{children}</p>;
}

/** A row's facts. */
export function RowFacts({ children }: Part) {
  return <span className={styles.facts}>{children}</span>;
}

/** How to call a command. */
export function Synopsis({ children }: Part) {
  return <p className={styles.synopsis}>{children}</p>;
}

/** A list as rows. Each item starts with its name, and may have facts before its text. */
export function Rows({ children }: Part) {
  return <div className={styles.rows}>{children}</div>;
}

/** The rows of an error entry: symptom, check, cause, and fix. */
export function Case({ children }: Part) {
  return <div className={styles.case}>{children}</div>;
}

/** A table with names in code font in its first column. */
export function Fields({ children }: Part) {
  return <div className={styles.fields}>{children}</div>;
}
