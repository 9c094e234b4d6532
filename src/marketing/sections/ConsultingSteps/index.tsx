import { ButtonLink, ButtonRow } from '@site/src/components/Button';
import { Steps } from '@site/src/components/Steps';
import { consulting, engagementSteps } from '@site/src/marketing/content/consulting';
import { TextRow, TextRows } from '@site/src/marketing/TextRows';

/** The steps of an engagement, and how to start one. */
export function ConsultingSteps() {
  return (
    <TextRows>
      <TextRow id="how-it-runs" title={consulting.stepsTitle}>
        <Steps>
          <ol>
            {engagementSteps.map(({ title, text }) => (
              <li key={title}>
                <b>{title}</b> {text}
              </li>
            ))}
          </ol>
        </Steps>
        <ButtonRow>
          <ButtonLink look="primary" to="/contact">
            {consulting.action}
          </ButtonLink>
        </ButtonRow>
      </TextRow>
    </TextRows>
  );
}
