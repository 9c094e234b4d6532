import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { markFound } from '@site/src/search/excerpt';
import { Highlight } from '@site/src/ui/Highlight';
import { MiniBus } from '@site/src/ui/MiniBus';
import type { BusLook } from '@site/src/ui/MiniBus/busOf';
import { type EntrySummary, groups, isIn, phasesText } from './faultIndex';
import styles from './index.module.css';

type RowProps = {
  entry: EntrySummary;
  /** The anchor of the row. */
  id?: string;
  /** Index terms to mark in the title. */
  terms?: Set<string>;
};

/** Mini-bus, title, code, and outcome of an entry, as one link. */
export function EntryRow({ entry, id, terms = new Set() }: RowProps) {
  const { to, title, code, outcome, bus } = entry;
  const phases = phasesText(entry);
  return (
    <li id={id}>
      <Link className={styles.row} to={to}>
        <MiniBus {...bus} size="index" />
        <span className={styles.name}>
          <Highlight segments={markFound(title, terms)} />
        </span>
        <span className="visually-hidden">, </span>
        <span className={styles.code}>{code}</span>
        <span className="visually-hidden">{code && ', '}</span>
        <span className={outcome === 'failed' ? styles.failed : styles.outcome}>{outcome}</span>
        <span className="visually-hidden">{phases && `, ${phases}`}</span>
      </Link>
    </li>
  );
}

const looks: [look: BusLook, phase: string, text: string][] = [
  ['failed', 'booting', 'failed: product or test'],
  ['errored', 'installing', 'errored: lab or configuration'],
  ['plain', 'running', 'warning, canceled, or no code'],
  ['waits', '', 'waits'],
  ['none', '', 'not in a job'],
];

/** What the looks of a mini-bus mean. */
function Key() {
  return (
    <p className={styles.looks}>
      {looks.map(([look, phase, text]) => (
        <span key={look}>
          <MiniBus look={look} phases={[phase]} size="also" /> {text}
        </span>
      ))}
    </p>
  );
}

/** All entries by group, or those of a phase. */
export function EntryIndex({ phase }: { phase: string }) {
  const { collectAnchor } = useBrokenLinks();
  return (
    <>
      <Key />
      {groups.map((group) => {
        const shown = group.entries.filter((entry) => isIn(entry, phase));
        for (const { id } of [group, ...group.entries]) collectAnchor(id);
        return (
          <section aria-labelledby={group.id} className={styles.group} hidden={shown.length === 0} key={group.id}>
            <h2 id={group.id}>
              <Link to={`/docs/troubleshoot/${group.id}`}>{group.title}</Link>
              <span aria-hidden="true">{shown.length}</span>
            </h2>
            <ul className={styles.rows}>
              {shown.map((entry) => (
                <EntryRow entry={entry} id={entry.id} key={entry.id} />
              ))}
            </ul>
          </section>
        );
      })}
    </>
  );
}
