import type { ReactNode } from 'react';
import styles from './styles.module.css';

type Part = { children: ReactNode };

/** Heading of an entry, with its facts at the right edge where there is room. */
export function EntryHead({ children }: Part) {
  return <div className={styles.head}>{children}</div>;
}

/** The facts of an entry in one line, such as type, default, and limits. */
export function Facts({ children }: Part) {
  return <p className={styles.facts}>{children}</p>;
}

/** The facts of a row. */
export function RowFacts({ children }: Part) {
  return <span className={styles.facts}>{children}</span>;
}

/** How a command is called. */
export function Synopsis({ children }: Part) {
  return <p className={styles.synopsis}>{children}</p>;
}

/** A list as rows: each item starts with its name, and may have facts before its text. */
export function Rows({ children }: Part) {
  return <div className={styles.rows}>{children}</div>;
}

/** The rows of a fault: what is seen, check, cause, fix. */
export function Case({ children }: Part) {
  return <div className={styles.case}>{children}</div>;
}

/** A table whose first column is a name in code font. */
export function Fields({ children }: Part) {
  return <div className={styles.fields}>{children}</div>;
}
