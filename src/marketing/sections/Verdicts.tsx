import colors from '@site/src/ui/phases/phases.module.css';
import { verdicts } from '../content/home';
import { PullRequests } from '../PullRequests';
import { SectionLink } from '../SectionLink';
import section from '../section.module.css';

/** The outcomes failed and errored, as a red check and in words. */
export function Verdicts() {
  return (
    <section className={section.wrap}>
      <div className={section.head}>
        <h2 className={section.title}>{verdicts.title}</h2>
        <p className={section.lead}>{verdicts.lead}</p>
      </div>
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
    </section>
  );
}
