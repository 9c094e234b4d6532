import colors from '@site/src/components/phases/phases.module.css';
import clsx from 'clsx';
import { verdicts } from '../../content/home';
import { SectionLink } from '../../SectionLink';
import { TimingStrip } from '../../TimingDiagram';
import styles from './styles.module.css';

/** The outcomes failed and errored side by side. */
export function Verdicts() {
  return (
    <section className={styles.root}>
      <h2 className={styles.title}>{verdicts.title}</h2>
      <p className={styles.lead}>{verdicts.lead}</p>
      <div className={styles.cards}>
        {verdicts.items.map(({ outcome, meaning, codes, segments, diagramTitle, facts }) => (
          <article className={styles.card} key={outcome}>
            <h3 className={clsx(styles.name, colors[outcome])}>{outcome}</h3>
            <p className={styles.meaning}>{meaning}</p>
            <div className={styles.strip}>
              <TimingStrip end={verdicts.end} segments={segments} title={diagramTitle} />
            </div>
            <dl className={styles.facts}>
              <div className={styles.fact}>
                <dt className={styles.factName}>Examples</dt>
                <dd className={styles.factValue}>
                  {codes.map((code) => (
                    <code className={styles.code} key={code}>
                      {code}
                    </code>
                  ))}
                </dd>
              </div>
              {facts.map(({ name, value }) => (
                <div className={styles.fact} key={name}>
                  <dt className={styles.factName}>{name}</dt>
                  <dd className={styles.factValue}>{value}</dd>
                </div>
              ))}
            </dl>
          </article>
        ))}
      </div>
      <SectionLink {...verdicts.link} />
    </section>
  );
}
