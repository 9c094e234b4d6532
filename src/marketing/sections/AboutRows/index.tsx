import Link from '@docusaurus/Link';
import { CodeText } from '@site/src/components/CodeText';
import { company } from '@site/src/lib/company';
import { aboutRows } from '@site/src/marketing/content/aboutUs';
import { TextRow, TextRows } from '@site/src/marketing/TextRows';
import styles from './styles.module.css';

/** The company's positions in rows, and its contact data. */
export function AboutRows() {
  return (
    <TextRows>
      {aboutRows.map(({ id, title, positions }) => (
        <TextRow id={id} key={id} title={title}>
          <dl className={styles.positions}>
            {positions.map(({ claim, text }) => (
              <div key={claim}>
                <dt>{claim}</dt>
                <dd>
                  <CodeText text={text} />
                </dd>
              </div>
            ))}
          </dl>
        </TextRow>
      ))}
      <TextRow id="contact" title="Contact">
        <p>
          Write to <a href={`mailto:${company.email}`}>{company.email}</a>. The <Link to="/contact">contact page</Link>{' '}
          lists what to send.
        </p>
      </TextRow>
    </TextRows>
  );
}
