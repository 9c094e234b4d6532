import { CodeText } from '@site/src/ui/CodeText';
import clsx from 'clsx';
import { aboutRows } from '../../content/aboutUs';
import section from '../../section.module.css';
import { TextRow, TextRows } from '../../TextRows';
import styles from './styles.module.css';

/** The company's positions, one row for each group. */
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
    </TextRows>
  );
}
