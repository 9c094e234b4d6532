import Link from '@docusaurus/Link';
import { useHistory, useLocation } from '@docusaurus/router';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { markFound } from '@site/src/search/excerpt';
import { Highlight } from '@site/src/ui/Highlight';
import { MiniBus } from '@site/src/ui/MiniBus';
import colors from '@site/src/ui/phases/phases.module.css';
import clsx from 'clsx';
import { useEffect, useState } from 'react';
import { type EntrySummary, entryOf, groups, isIn, places } from './entries';
import styles from './styles.module.css';

type RowProps = {
  entry: EntrySummary;
  /** The anchor of the row. */
  id?: string;
  /** Index terms to mark in the title. */
  terms?: Set<string>;
};

/** The phases, title, code, and outcome of an entry, as one link. */
export function EntryRow({ entry, id, terms = new Set() }: RowProps) {
  const { to, title, code, outcome, phases } = entry;
  return (
    <li id={id}>
      <Link className={styles.row} to={to}>
        <MiniBus phases={phases} size="index" />
        <span className={styles.name}>
          <Highlight segments={markFound(title, terms)} />
        </span>
        <span aria-hidden="true" className={styles.code}>
          {code}
        </span>
        <span aria-hidden="true" className={outcome === 'failed' ? styles.failed : styles.outcome}>
          {outcome}
        </span>
        <span className="visually-hidden">
          {['', code, outcome, ...phases].filter((fact, index) => fact || index === 0).join(', ')}
        </span>
      </Link>
    </li>
  );
}

/** All entries by group, with the phases of a job as a filter. Opens the entry that the address names. */
export function EntryIndex() {
  const { collectAnchor } = useBrokenLinks();
  const [phase, setPhase] = useState('');
  const history = useHistory();
  const { withBaseUrl } = useBaseUrlUtils();

  // The product prints addresses such as `/docs/troubleshoot#FLASH_FAILED`.
  const entry = entryOf(useLocation().hash.slice(1));
  useEffect(() => {
    if (entry) history.replace(withBaseUrl(entry.to));
  }, [entry, history, withBaseUrl]);

  return (
    <div data-search-skip="">
      <fieldset className={clsx('needs-script', styles.bus)}>
        <legend className="visually-hidden">Job phase</legend>
        {['', ...places].map((name) => (
          <button
            aria-pressed={phase === name}
            className={clsx(name && [colors.segment, colors[name]])}
            key={name}
            onClick={() => setPhase(name)}
            type="button"
          >
            {name || 'All'}
          </button>
        ))}
      </fieldset>
      <p className={styles.hint}>Press Ctrl+F to find a code.</p>
      {groups.map((group) => {
        const shown = group.entries.filter((entry) => isIn(entry, phase));
        for (const { id } of [group, ...group.entries]) collectAnchor(id);
        return (
          <div className={styles.group} hidden={shown.length === 0} key={group.id}>
            <h2 id={group.id}>
              <Link to={`/docs/troubleshoot/${group.id}`}>{group.title}</Link>
            </h2>
            <ul className={styles.rows}>
              {shown.map((entry) => (
                <EntryRow entry={entry} id={entry.id} key={entry.id} />
              ))}
            </ul>
          </div>
        );
      })}
    </div>
  );
}
