import clsx from 'clsx';
import { part } from '../part';
import styles from './styles.module.css';

/** All keys in a file. */
export const KeyReference = part('div', styles.reference);

/** A group of keys, with heading, JSON, and entries. */
export const KeyGroup = part('div', styles.group);

/** A group's JSON. */
export const KeySample = part('div', styles.sample);

/** The entries in a group. */
export const KeyEntries = part('div', styles.entries);

/** The keys inside an object. */
export const KeyChildren = part('div', styles.children);

/** What replaces a deprecated key, and the last release that reads the key. */
export const Deprecated = part('p', 'theme-admonition theme-admonition-warning');

/** The start of a page of commands: a list of them and, on wide screens next to it, the formats of their values. */
export const CommandHead = part('div', clsx(styles.head, styles.columns));

/** A command, with its samples. On wide screens, the samples are next to its flags. */
export const Command = part('div', clsx(styles.command, styles.columns));

/** A command's heading, description, and flags. */
export const CommandText = part('div', styles.text);

/** What's next to a command's flags or to the list of commands. */
export const Samples = part('div', styles.samples);
