import { CodeText } from '@site/src/ui/CodeText';
import { Heading } from '@site/src/ui/Heading';
import { planFaq } from '../../content/plans';
import { SectionLink } from '../../SectionLink';
import section from '../../section.module.css';
import styles from './styles.module.css';

/** Questions about the plans. */
export function PlanFaq() {
  return (
    <div className={styles.root}>
      {planFaq.map(({ question, answer, link }) => (
        <section key={question}>
          <Heading as="h2" className={section.name}>
            {question}
          </Heading>
          <p className={section.text}>
            <CodeText text={answer} />
          </p>
          <SectionLink {...link} />
        </section>
      ))}
    </div>
  );
}
