import Link from '@docusaurus/Link';
import { CaptureStrip } from '@site/src/marketing/Capture';
import { solutions } from '@site/src/marketing/content/solutions';
import Heading from '@theme/Heading';
import styles from './styles.module.css';

/** One row for each kind of team, with a capture of its work first. */
export function Solutions() {
  return (
    <div className={styles.root}>
      {solutions.map(({ id, title, text, segments, end, diagramTitle, facts }) => (
        <section className={styles.row} key={id}>
          <Heading as="h2" className={styles.title} id={id}>
            {title}
          </Heading>
          <div>
            <CaptureStrip end={end} segments={segments} title={diagramTitle} />
            <p className={styles.text}>{text}</p>
            <ul className={styles.facts}>
              {facts.map((fact) => (
                <li className={styles.fact} key={fact.text}>
                  <p className={styles.factText}>{fact.text}</p>
                  <Link className={styles.link} to={fact.link.to}>
                    {fact.link.label}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        </section>
      ))}
    </div>
  );
}
