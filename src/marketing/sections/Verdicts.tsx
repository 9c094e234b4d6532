import colors from '@site/src/ui/phases/phases.module.css';
import { verdicts } from '../content/home';
import { PullRequests } from '../PullRequests';
import { Section } from '../Section';
import { SectionLink } from '../SectionLink';
import section from '../section.module.css';

/** The outcomes failed and errored, as a red check and in words. */
export function Verdicts() {
  return (
    <Section lead={verdicts.lead} title={verdicts.title}>
      <PullRequests />
      <dl className={section.pairs}>
        {verdicts.items.map(({ outcome, meaning }) => (
          <div key={outcome}>
            <dt className={colors[outcome]}>{outcome}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <p className={section.note}>{verdicts.note}</p>
      <SectionLink {...verdicts.link} />
    </Section>
  );
}
