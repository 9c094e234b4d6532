import starters from '@generated/reader-tools/default/starters.json';
import type { Files } from '@site/src/reader-tools/sample-runner/files';
import { RunPanel } from '@site/src/reader-tools/sample-runner/RunPanel';
import button from '@site/src/ui/Button/styles.module.css';
import clsx from 'clsx';
import { useState } from 'react';
import { runner } from '../../content/home';
import { Section } from '../../Section';
import styles from './styles.module.css';

/** Tests that a visitor can edit and run, with the results of their first runs. */
export function Runner() {
  const [starter, setStarter] = useState(starters[0]);
  const [edits, setEdits] = useState<Record<string, Files | undefined>>({});
  const { id, change, sample, html, result } = starter;

  return (
    <Section lead={runner.lead(change)} title={runner.title}>
      <fieldset className={clsx('needs-script', styles.starters)} data-search-skip="">
        <legend className="visually-hidden">{runner.starters}</legend>
        {starters.map((each) => (
          <button
            aria-pressed={each.id === id}
            className={clsx(button.root, button.small)}
            key={each.id}
            onClick={() => setStarter(each)}
            type="button"
          >
            {each.label}
          </button>
        ))}
      </fieldset>
      <RunPanel
        anchor="runner"
        html={html}
        key={id}
        edited={edits[id]}
        sample={sample}
        setEdited={(files) => setEdits((all) => ({ ...all, [id]: files }))}
        stored={result}
      />
    </Section>
  );
}
