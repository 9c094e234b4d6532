import { type ReactNode, useEffect, useRef } from 'react';
import { followActiveKey } from './activeKey';
import styles from './styles.module.css';

type Part = { children: ReactNode };

/** All keys of a file. On wide screens, it marks the entry in view and its line in the JSON next to it. */
export function KeyReference({ children }: Part) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => (root.current ? followActiveKey(root.current) : undefined), []);
  return (
    <div className={styles.reference} ref={root}>
      {children}
    </div>
  );
}

/** A group of keys: heading, JSON, and entries. */
export function KeyGroup({ children }: Part) {
  return <div className={styles.group}>{children}</div>;
}

/** A group's JSON, and the codes in Troubleshoot that mention one of its keys. */
export function KeySample({ children }: Part) {
  return <div className={styles.sample}>{children}</div>;
}

/** A group's entries. */
export function KeyEntries({ children }: Part) {
  return <div className={styles.entries}>{children}</div>;
}

/** The keys inside an object. */
export function KeyChildren({ children }: Part) {
  return <div className={styles.children}>{children}</div>;
}

/** What replaces a deprecated key, and the last release that reads it. */
export function Deprecated({ children }: Part) {
  return <p className={styles.deprecated}>{children}</p>;
}
