import { ButtonLink } from '@site/src/components/Button';
import { Steps } from '@site/src/components/Steps';
import { consulting, engagementSteps } from '../../content/consulting';
import { TextRow, TextRows } from '../../TextRows';
import styles from './styles.module.css';

/** The steps of an engagement, and how to start one. */
export function ConsultingSteps() {
  return (
    <div className={styles.root}>
      <TextRows>
        <TextRow id="how-it-runs" title={consulting.stepsTitle}>
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
          <ButtonLink look="primary" to="/contact">
            {consulting.action}
          </ButtonLink>
        </TextRow>
      </TextRows>
    </div>
  );
}
