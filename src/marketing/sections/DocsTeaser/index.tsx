import { RunnableSample } from '@site/src/reader-tools/RunPanel';
import { docsTeaser } from '../../content/home';
import { SectionLink } from '../../SectionLink';
import section from '../../section.module.css';
import styles from './styles.module.css';

/** A link to the documentation, next to a complete test that readers can run. */
export function DocsTeaser() {
  return (
    <section className={styles.root}>
      <div className={styles.card}>
        <div className={styles.head}>
          <h2 className={section.title}>{docsTeaser.title}</h2>
          <p className={section.lead}>{docsTeaser.lead}</p>
        </div>
        <div className={styles.sample}>
          <RunnableSample className={styles.code} {...docsTeaser.code} />
          <p className={styles.empty}>{docsTeaser.empty}</p>
        </div>
        <ul className={styles.list}>
          {docsTeaser.links.map(({ to, label }) => (
            <li key={to}>
              <SectionLink label={label} to={to} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
