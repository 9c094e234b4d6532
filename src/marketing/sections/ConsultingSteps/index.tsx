import { ButtonLink, ButtonRow } from '@site/src/components/Button';
import { Steps } from '@site/src/components/Steps';
import Heading from '@theme/Heading';
import { consulting, engagementSteps } from '../../content/consulting';
import section from '../../section.module.css';
import styles from './styles.module.css';

/** The steps of an engagement, and how to start one. */
export function ConsultingSteps() {
  return (
    <section className={styles.root}>
      <Heading as="h2" className={section.title} id="how-it-runs">
        {consulting.stepsTitle}
      </Heading>
      <Steps>
        <ol>
          {engagementSteps.map(({ title, text }) => (
            <li key={title}>
              <h3 className={styles.name}>{title}</h3>
              <p className={styles.text}>{text}</p>
            </li>
          ))}
        </ol>
      </Steps>
      <ButtonRow>
        <ButtonLink look="primary" to="/contact">
          {consulting.action}
        </ButtonLink>
      </ButtonRow>
    </section>
  );
}
