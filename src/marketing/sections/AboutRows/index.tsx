import { CodeText } from '@site/src/ui/CodeText';
import clsx from 'clsx';
import { aboutRows, outcomeGridText } from '../../content/aboutUs';
import { OutcomeGrid } from '../../OutcomeGrid';
import section from '../../section.module.css';
import { TextRow, TextRows } from '../../TextRows';
import styles from './styles.module.css';

/** The company's positions, one per row, and what the first of them means for each state of a job. */
export function AboutRows() {
  return (
    <TextRows>
      {aboutRows.map(({ id, title, positions }) => (
        <TextRow id={id} key={id} title={title}>
          <dl className={clsx(section.pairs, styles.positions)}>
            {positions.map(({ claim, text }) => (
              <div key={claim}>
                <dt>{claim}</dt>
                <dd>
                  <CodeText text={text} />
                </dd>
              </div>
            ))}
          </dl>
        </TextRow>
      ))}
      <TextRow id={outcomeGridText.id} title={outcomeGridText.title}>
        <OutcomeGrid />
      </TextRow>
    </TextRows>
  );
}
