import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { MiniBus } from '@site/src/ui/MiniBus';
import type { ReactNode } from 'react';
import { part } from '../part';
import styles from './styles.module.css';

/** An entry of Troubleshoot: title, facts, symptom, check, and causes with their fixes. */
export const Entry = part('section', styles.entry);

type FactsProps = { code?: string; phases: string[]; children: ReactNode };

/** An entry's bus, its code, and a list of its facts, in one line. */
export function EntryFacts({ code, phases, children }: FactsProps) {
  return (
    <div className={styles.facts}>
      <MiniBus phases={phases} size="facts" />
      <span className="visually-hidden" data-aside="">
        {phases.includes('any') ? 'any phase' : phases.join(', ')}
      </span>
      {code && (
        <p data-heading="">
          <code>{code}</code>
        </p>
      )}
      <div data-aside="">{children}</div>
    </div>
  );
}

/** A cause beside its fix. Has an anchor. */
export function Cause({ id, children }: { id: string; children: ReactNode }) {
  useBrokenLinks().collectAnchor(id);
  return <li id={id}>{children}</li>;
}
