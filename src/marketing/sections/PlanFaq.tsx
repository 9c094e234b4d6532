import { CodeText } from '@site/src/ui/CodeText';
import { planFaq } from '../content/plans';
import { SectionLink } from '../SectionLink';
import section from '../section.module.css';
import { TextRow, TextRows } from '../TextRows';

/** Questions about the plans. */
export function PlanFaq() {
  return (
    <TextRows>
      {planFaq.map(({ question, answer, link }) => (
        <TextRow key={question} title={question}>
          <p className={section.text}>
            <CodeText text={answer} />
          </p>
          <SectionLink {...link} />
        </TextRow>
      ))}
    </TextRows>
  );
}
