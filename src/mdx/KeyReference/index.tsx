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

/** The facts of a key, each in its own place. */
export function KeyDetails({ children }: Part) {
  return <p className={styles.details}>{children}</p>;
}

/** Whether a key is required, and the release that added it. */
export function Presence({ children }: Part) {
  return <span className={styles.presence}>{children}</span>;
}

/** One fact of a key, such as its type. */
export function Fact({ name, children }: Part & { name: string }) {
  return (
    <span className={styles[name.toLowerCase()]}>
      {name} <b>{children}</b>
    </span>
  );
}

/** What replaces a deprecated key, and when it is read for the last time. */
export function Deprecated({ children }: Part) {
  return <p className={styles.deprecated}>{children}</p>;
}
