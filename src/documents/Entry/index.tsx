import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { MiniBus } from '@site/src/ui/MiniBus';
import type { BusLook } from '@site/src/ui/MiniBus/busOf';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { part } from '../part';
import styles from './styles.module.css';

/** An entry of Troubleshoot: title, facts, and parts. */
export const Entry = part('section', styles.entry);

type FactsProps = { code?: string; phases: string[]; look: BusLook; children: ReactNode };

/** An entry's code, its bus, and a list of its facts. */
export function EntryFacts({ code, phases, look, children }: FactsProps) {
  return (
    <>
      {code && (
        <p className={styles.code} data-heading="">
          <code>{code}</code>
        </p>
      )}
      <div className={clsx(styles.facts, look === 'failed' && styles.failed)} data-aside="">
        <MiniBus look={look} phases={phases} size="facts" />
        {children}
      </div>
    </>
  );
}

/** The line in entries whose steps switch power or touch cables, with a link to what comes first. */
export function TakeDevice({ children }: { children: ReactNode }) {
  return (
    <div aria-label="Before you touch hardware" className={styles.take} data-aside="" role="note">
      <svg aria-hidden="true" height="18" viewBox="0 0 18 18" width="18">
        <path d="M9 2 16.5 15.5h-15ZM9 7v4m0 1.5v1.5" fill="none" stroke="currentColor" strokeWidth="1.75" />
      </svg>
      <p>Some steps switch power or have you handle cables. {children}.</p>
    </div>
  );
}

/** What readers see, check, or fix, with its name at the left. */
export function EntryPart({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.part} data-aside={name === 'See also' ? '' : undefined}>
      <p data-aside="">
        <strong>{name}</strong>
      </p>
      {children}
    </div>
  );
}

type LetteredProps = { of: string; letter: string; id?: string; children: ReactNode };

/** A cause or a fix with its letter. A cause has an anchor. */
export function Lettered({ of, letter, id, children }: LetteredProps) {
  const { collectAnchor } = useBrokenLinks();
  if (id) collectAnchor(id);
  return (
    <li data-letter={letter} id={id}>
      <span className="visually-hidden" data-aside="">
        {of} {letter}.{' '}
      </span>
      {children}
    </li>
  );
}
