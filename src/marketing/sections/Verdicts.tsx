import { CodeText } from '@site/src/ui/CodeText';
import { verdicts } from '../content/home';
import { PullRequests } from '../PullRequests';
import { Section } from '../Section';
import { SectionLink } from '../SectionLink';
import section from '../section.module.css';

/** A product failure and a lab error, each as a red check of a pull request. */
export function Verdicts() {
  return (
    <Section lead={verdicts.lead} title={verdicts.title}>
      <PullRequests />
      <p className={section.text}>
        <CodeText text={verdicts.note} /> <SectionLink {...verdicts.link} />
      </p>
    </Section>
  );
}
