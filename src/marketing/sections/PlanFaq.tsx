import { CodeText } from '@site/src/ui/CodeText';
import { Heading } from '@site/src/ui/Heading';
import clsx from 'clsx';
import { planFaq } from '../content/plans';
import { SectionLink } from '../SectionLink';
import section from '../section.module.css';

/** Questions about the plans. */
export function PlanFaq() {
  return (
    <div className={clsx(section.wrap, section.columns)}>
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
