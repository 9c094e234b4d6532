import { part } from '@site/src/mdx/part';
import styles from './styles.module.css';

/** An entry's heading, with its facts at the right edge if there's room. */
export const EntryHead = part('div', styles.head);

/** An entry's facts on one line, such as type, default, and limits. */
export const Facts = part('p', styles.facts);

/** A row's facts. */
export const RowFacts = part('span', styles.facts);

/** How to call a command. */
export const Synopsis = part('p', styles.synopsis);

/** A list as rows. Each item starts with its name, and may have facts before its text. */
export const Rows = part('div', styles.rows);

/** The rows of an error entry: symptom, check, cause, and fix. */
export const Case = part('div', styles.case);

/** A table with names in code font in its first column. */
export const Fields = part('div', styles.fields);
