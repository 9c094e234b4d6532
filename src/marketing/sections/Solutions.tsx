import { solutions } from '../content/solutions';
import { SectionLink } from '../SectionLink';
import section from '../section.module.css';
import { TextRow, TextRows } from '../TextRows';
import { Timeline } from '../Timeline';

/** One row for each kind of team, with a drawing of the team's work on the bench to scale, and who should look elsewhere. */
export function Solutions() {
  return (
    <TextRows>
      {solutions.map(({ id, title, text, timeline, facts, next }) => (
        <TextRow id={id} key={id} title={title}>
          {text && <p className={section.lead}>{text}</p>}
          {timeline && <Timeline {...timeline} />}
          <ul className={section.list}>
            {facts.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
          <SectionLink {...next} />
        </TextRow>
      ))}
    </TextRows>
  );
}
