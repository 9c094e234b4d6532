import { ButtonLink } from '@site/src/components/Button';
import Heading from '@theme/Heading';
import { type Solution, solutions, solutionsHead } from '../../content/solutions';
import { timelines } from '../../content/timelines';
import section from '../../section.module.css';
import { Timeline } from '../../Timeline';
import styles from './styles.module.css';

function Row({ id, title, text, facts, next }: Solution) {
  const { span = '', ...timeline } = timelines[id] ?? {};
  return (
    <section className={styles.row}>
      <div>
        <Heading as="h2" className={styles.title} id={id}>
          {title}
        </Heading>
        <p className={styles.span}>{span}</p>
      </div>
      <div className={styles.content}>
        <p className={styles.text}>{text}</p>
        {'rows' in timeline && <Timeline {...timeline} />}
        <ul className={styles.facts}>
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
        <ButtonLink to={next.to}>{next.label}</ButtonLink>
      </div>
    </section>
  );
}

/** One row for each kind of team, with a drawing of the team's work on the bench to scale. */
export function Solutions() {
  return (
    <div className={section.wrap}>
      {solutions.map((solution) => (
        <Row key={solution.id} {...solution} />
      ))}
      <p className={section.note}>{solutionsHead.note}</p>
    </div>
  );
}
