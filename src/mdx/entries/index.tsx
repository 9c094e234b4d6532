import { part } from '@site/src/mdx/part';
import styles from './styles.module.css';

/** Heading of an entry, with its facts at the right edge where there is room. */
export const EntryHead = part('div', styles.head);

/** The facts of an entry in one line, such as type, default, and limits. */
export const Facts = part('p', styles.facts);

/** The facts of a row. */
export const RowFacts = part('span', styles.facts);

/** How a command is called. */
export const Synopsis = part('p', styles.synopsis);

/** A list as rows: each item starts with its name, and may have facts before its text. */
export const Rows = part('div', styles.rows);

/** The rows of a fault: what is seen, check, cause, fix. */
export const Case = part('div', styles.case);

/** A table whose first column is a name in code font. */
export const Fields = part('div', styles.fields);
