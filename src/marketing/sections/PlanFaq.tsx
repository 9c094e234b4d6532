import { CodeText } from '@site/src/ui/CodeText';
import { planFaq } from '../content/plans';
import { SectionLink } from '../SectionLink';
import section from '../section.module.css';
import { TextRow, TextRows } from '../TextRows';

/** Questions about the plans, one row for each. */
export function PlanFaq() {
  return (
    <TextRows>
      {planFaq.map(({ id, question, answer, link }) => (
        <TextRow id={id} key={id} title={question}>
          <p className={section.text}>
            <CodeText text={answer} />
          </p>
          <SectionLink {...link} />
        </TextRow>
      ))}
    </TextRows>
  );
}
