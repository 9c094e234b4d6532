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
      {planFaq.map(({ id, question, answer, link }) => (
        <section key={id}>
          <Heading as="h2" className={section.name} id={id}>
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
