import { ButtonLink } from '@site/src/ui/Button';
import { Steps } from '@site/src/ui/Steps';
import { consulting, engagementSteps } from '../content/consulting';
import section from '../section.module.css';
import { TextRow, TextRows } from '../TextRows';

/** The steps of an engagement, and how to start one. */
export function ConsultingSteps() {
  return (
    <TextRows>
      <TextRow id="how-it-runs" title={consulting.stepsTitle}>
        <Steps>
          <ol>
            {engagementSteps.map(({ title, text }) => (
              <li key={title}>
                <h3 className={section.name}>{title}</h3>
                <p className={section.text}>{text}</p>
              </li>
            ))}
          </ol>
        </Steps>
        <ButtonLink look="primary" to="/contact">
          {consulting.action}
        </ButtonLink>
      </TextRow>
    </TextRows>
  );
}
