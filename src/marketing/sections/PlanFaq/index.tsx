import Link from '@docusaurus/Link';
import { CodeText } from '@site/src/components/CodeText';
import { planQuestions } from '@site/src/marketing/content/plans';
import Heading from '@theme/Heading';
import styles from './styles.module.css';

/** Questions about the plans. */
export function PlanQuestions() {
  return (
    <div className={styles.root}>
      {planQuestions.map(({ question, answer, link }) => (
        <section key={question}>
          <Heading as="h2" className={styles.question}>
            {question}
          </Heading>
          <p className={styles.answer}>
            <CodeText text={answer} />
          </p>
          <Link className={styles.link} to={link.to}>
            {link.label}
          </Link>
        </section>
      ))}
    </div>
  );
}
