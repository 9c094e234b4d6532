import colors from '@site/src/ui/phases/phases.module.css';
import clsx from 'clsx';
import { verdicts } from '../../content/home';
import { PullRequests } from '../../PullRequests';
import { SectionLink } from '../../SectionLink';
import section from '../../section.module.css';
import styles from './styles.module.css';

/** The outcomes failed and errored, as a red check and in words. */
export function Verdicts() {
  return (
    <section className={styles.root}>
      <h2 className={styles.title}>{verdicts.title}</h2>
      <p className={styles.lead}>{verdicts.lead}</p>
      <PullRequests />
      <div className={styles.cards}>
        {verdicts.items.map(({ outcome, meaning, codes, facts }) => (
          <article className={styles.card} key={outcome}>
            <h3 className={clsx(styles.name, colors[outcome])}>{outcome}</h3>
            <p className={styles.meaning}>{meaning}</p>
            <dl className={clsx(section.pairs, styles.facts)}>
              <div>
                <dt>Examples</dt>
                <dd className={styles.codes}>
                  {codes.map((code) => (
                    <code key={code}>{code}</code>
                  ))}
                </dd>
              </div>
              {facts.map(({ name, value }) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{value}</dd>
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
