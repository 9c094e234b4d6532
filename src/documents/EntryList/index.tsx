import { part } from '../part';
import styles from './styles.module.css';

/** The heading of an entry, with its facts at the right edge if there's enough room. */
export const EntryHead = part('div', styles.head);

/** The facts in an entry on one line, such as type, default, and limits. */
export const Facts = part('p', styles.facts);

/** The facts in a row. */
export const RowFacts = part('span', styles.facts, 'facts');

/** How to call a command. */
export const Synopsis = part('p', styles.synopsis);

/** A list shown as rows. Each item starts with its name and can have facts before its text. */
export const Rows = part('div', styles.rows);

/** A table whose first column contains names in code font. */
export const Fields = part('div', styles.fields);
