import colors from '@site/src/components/phases/phases.module.css';
import { part } from '@site/src/mdx/part';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { followActiveKey } from './activeKey';
import styles from './styles.module.css';

const follow = (root: HTMLElement | null) => (root ? followActiveKey(root) : undefined);

/** All keys of a file. On wide screens, it marks the entry in view and its line in the JSON next to it. */
export function KeyReference({ children }: { children: ReactNode }) {
  return (
    <div className={styles.reference} ref={follow}>
      {children}
    </div>
  );
}

/** A group of keys: heading, JSON, and entries. */
export const KeyGroup = part('div', styles.group);

/** A group's JSON, and the codes in Troubleshoot that mention one of its keys. */
export const KeySample = part('div', styles.sample);

/** A link to a code, with the colour of the first phase in which it occurs. */
export function CodeLink({ phase, children }: { phase: string; children: ReactNode }) {
  return <span className={clsx(styles.code, colors[phase] ?? styles.noPhase)}>{children}</span>;
}

/** A group's entries. */
export const KeyEntries = part('div', styles.entries);

/** The keys inside an object. */
export const KeyChildren = part('div', styles.children);

/** What replaces a deprecated key, and the last release that reads it. */
export const Deprecated = part('p', styles.deprecated);
