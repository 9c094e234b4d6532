import type { ReactNode } from 'react';
import styles from './styles.module.css';

type Part = { children: ReactNode };

/** Heading of an entry, with its facts at the right edge where there is room. */
export function EntryHead({ children }: Part) {
  return <div className={styles.head}>{children}</div>;
}

/** Facts next to the heading of a command: role, exit codes, release. */
export function EntryFacts({ children }: Part) {
  return <p className={styles.facts}>{children}</p>;
}

/** How a command is called. */
export function Synopsis({ children }: Part) {
  return <p className={styles.synopsis}>{children}</p>;
}

/** A list as rows: name, type, default, text. */
export function Rows({ children }: Part) {
  return <div className={styles.rows}>{children}</div>;
}

/** Type of a flag or an argument. */
export function RowType({ children }: Part) {
  return <span className={styles.type}>{children}</span>;
}

/** Default of a flag, or whether it is required. */
export function RowDefault({ children }: Part) {
  return <span className={styles.standard}>{children}</span>;
}

/** Text of a row. */
export function RowText({ children }: Part) {
  return <span className={styles.text}>{children}</span>;
}

/** Further facts below the text of a row: values, range, variable, release. */
export function RowMore({ children }: Part) {
  return <span className={styles.more}>{children}</span>;
}

/** A table whose first column is a name; below 600 px, each row is stacked. */
export function Fields({ children }: Part) {
  return <div className={styles.fields}>{children}</div>;
}

/** Leads from a group of commands to the table of all. */
export function BackToCommands() {
  return (
    <p className={styles.back} data-search-skip="">
      <a href="#all-commands">All commands</a>
    </p>
  );
}

/** The table of commands: a list for each group, one line and one link for each command. */
export function CommandIndex({ children }: Part) {
  return <div className={styles.index}>{children}</div>;
}
