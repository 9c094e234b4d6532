import Link from '@docusaurus/Link';
import { verdicts } from '@site/src/marketing/content/home';
import { TimingStrip } from '@site/src/marketing/TimingDiagram';
import clsx from 'clsx';
import styles from './styles.module.css';

/** The outcomes failed and errored side by side, with their meaning and consequences. */
export function Verdicts() {
  return (
    <section className={styles.root}>
      <h2 className={styles.title}>{verdicts.title}</h2>
      <p className={styles.lead}>{verdicts.lead}</p>
      <div className={styles.cards}>
        {verdicts.items.map(({ outcome, meaning, codes, segments, diagramTitle, facts }) => (
          <article className={styles.card} key={outcome}>
            <h3 className={clsx(styles.name, styles[outcome])}>{outcome}</h3>
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
      <Link className={styles.link} to={verdicts.link.to}>
        {verdicts.link.label}
      </Link>
    </section>
  );
}
