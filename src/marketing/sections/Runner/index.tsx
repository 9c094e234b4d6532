import starters from '@generated/reader-tools/default/starters.json';
import type { OpenRequest, Version } from '@site/src/reader-tools/sample-runner/panelProps';
import { RunPanel } from '@site/src/reader-tools/sample-runner/RunPanel';
import { useSharedVersion } from '@site/src/reader-tools/sample-runner/useSharedVersion';
import { useCallback, useState } from 'react';
import { runner } from '../../content/home';
import section from '../../section.module.css';
import styles from './styles.module.css';

const ids = starters.map(({ id }) => id);

/** Tests that a visitor can edit and run, with the results of their first runs. */
export function Runner() {
  const [starter, setStarter] = useState(starters[0]);
  const [openRequest, setOpenRequest] = useState<OpenRequest>();
  const [versions, setVersions] = useState<Record<string, Version | undefined>>({});
  const { id, change, sample, html, result } = starter;

  const show = useCallback((shown: string, request?: OpenRequest) => {
    setStarter((before) => starters.find((each) => each.id === shown) ?? before);
    setOpenRequest(request);
  }, []);
  useSharedVersion(
    ids,
    useCallback((linked, fragment) => show(linked, { fragment }), [show]),
  );
  const setOwn = useCallback((version: Version | undefined) => setVersions((all) => ({ ...all, [id]: version })), [id]);
  return (
    <section className={styles.root}>
      <div className={styles.card}>
        <div className={styles.head}>
          <h2 className={section.title}>{runner.title}</h2>
          <p className={section.lead}>{runner.lead(change)}</p>
        </div>
        <div className={styles.sample}>
          <RunPanel
            anchor="runner"
            html={html}
            id={id}
            key={id}
            openRequest={openRequest}
            sample={sample}
            setVersion={setOwn}
            stored={result}
            version={versions[id]}
          />
        </div>
        <fieldset className={styles.starters} data-search-skip="">
          <legend>{runner.starters}</legend>
          {starters.map((each) => (
            <button aria-pressed={each.id === id} key={each.id} onClick={() => show(each.id)} type="button">
              {each.label}
            </button>
          ))}
        </fieldset>
      </div>
    </section>
  );
}
