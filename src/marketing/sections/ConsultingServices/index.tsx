import { CodeText } from '@site/src/components/CodeText';
import { Card, Cards } from '@site/src/marketing/Card';
import { services } from '@site/src/marketing/content/consulting';
import styles from './styles.module.css';

/** The consulting services, and what the team has afterwards. */
export function ConsultingServices() {
  return (
    <Cards>
      {services.map(({ title, text, results }) => (
        <Card key={title} title={title}>
          <p className={styles.text}>{text}</p>
          <h3 className={styles.label}>You have afterwards</h3>
          <ul className={styles.results}>
            {results.map((result) => (
              <li key={result}>
                <CodeText text={result} />
              </li>
            ))}
          </ul>
        </Card>
      ))}
    </Cards>
  );
}
