import { type ReactNode, useEffect, useRef } from 'react';
import { followActiveKey } from './activeKey';
import styles from './styles.module.css';

type Part = { children: ReactNode };

/** All keys of a file. On wide screens, marks the entry in view and its line in the JSON beside it. */
export function KeyReference({ children }: Part) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => (root.current ? followActiveKey(root.current) : undefined), []);
  return (
    <div className={styles.reference} ref={root}>
      {children}
    </div>
  );
}

/** A group of keys: its heading, its JSON, its entries. */
export function KeyGroup({ children }: Part) {
  return <div className={styles.group}>{children}</div>;
}

/** The JSON of a group, and the codes whose entries in Troubleshoot name a key of it. */
export function KeySample({ children }: Part) {
  return <div className={styles.sample}>{children}</div>;
}

/** The entries of a group. */
export function KeyEntries({ children }: Part) {
  return <div className={styles.entries}>{children}</div>;
}

/** The keys inside a key. */
export function KeyChildren({ children }: Part) {
  return <div className={styles.children}>{children}</div>;
}

/** What replaces a deprecated key, and when it is read for the last time. */
export function Deprecated({ children }: Part) {
  return <p className={styles.deprecated}>{children}</p>;
}
