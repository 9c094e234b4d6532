import needs from '@generated/marketing/default/labNeeds.json';
import { effort, moving } from '../content/features';
import { Section } from '../Section';
import { SectionLink } from '../SectionLink';
import section from '../section.module.css';

/** What a team keeps, replaces, and adds, and what a lab of a given size takes. */
export function Effort() {
  return [moving, { ...effort, rows: effort.rows(needs) }].map(({ title, lead, rows, link }) => (
    <Section key={title} lead={lead} title={title}>
      <dl className={section.pairs}>
        {rows.map(([name, text]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <SectionLink {...link} />
    </Section>
  ));
}
