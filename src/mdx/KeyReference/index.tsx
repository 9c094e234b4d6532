import colors from '@site/src/components/phases/phases.module.css';
import { part } from '@site/src/mdx/part';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { followActiveKey } from './activeKey';
import styles from './styles.module.css';

const follow = (root: HTMLElement | null) => (root ? followActiveKey(root) : undefined);

/** All keys of a file. On wide screens, marks the entry in view and its line in the JSON beside it. */
export function KeyReference({ children }: { children: ReactNode }) {
  return (
    <div className={styles.reference} ref={follow}>
      {children}
    </div>
  );
}

/** A group of keys: its heading, its JSON, its entries. */
export const KeyGroup = part('div', styles.group);

/** The JSON of a group, and the codes whose entries in Troubleshoot name a key of it. */
export const KeySample = part('div', styles.sample);

/** A link to a code, with the colour of the first phase in which it occurs. */
export function CodeLink({ phase, children }: { phase: string; children: ReactNode }) {
  return <span className={clsx(styles.code, colors[phase] ?? styles.noPhase)}>{children}</span>;
}

/** The entries of a group. */
export const KeyEntries = part('div', styles.entries);

/** The keys inside a key. */
export const KeyChildren = part('div', styles.children);

/** What replaces a deprecated key, and when it is read for the last time. */
export const Deprecated = part('p', styles.deprecated);
