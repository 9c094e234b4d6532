import { CodeText } from '@site/src/components/CodeText';
import { TableRegion } from '@site/src/components/TableRegion';
import clsx from 'clsx';
import { aboutRows, outcomeGridText, ratings } from '../../content/aboutUs';
import { OutcomeGrid } from '../../OutcomeGrid';
import section from '../../section.module.css';
import { TextRow, TextRows } from '../../TextRows';
import styles from './styles.module.css';

function Ratings() {
  return (
    <TableRegion label={ratings.caption}>
      <thead>
        <tr>
          <th scope="col">Parameter</th>
          <th scope="col">Maximum</th>
          <th scope="col">What happens instead</th>
        </tr>
      </thead>
      <tbody>
        {ratings.rows.map(({ parameter, maximum, text }) => (
          <tr key={parameter}>
            <th scope="row">{parameter}</th>
            <td data-label="Maximum">{maximum}</td>
            <td data-label="What happens instead">
              <CodeText text={text} />
            </td>
          </tr>
        ))}
      </tbody>
    </TableRegion>
  );
}

/** The company's positions, one per row. */
export function AboutRows() {
  return (
    <TextRows>
      <TextRow id={outcomeGridText.id} title={outcomeGridText.title}>
        <OutcomeGrid />
      </TextRow>
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
      <TextRow id={ratings.id} title={ratings.title}>
        <Ratings />
        <p className={section.note}>{ratings.note}</p>
      </TextRow>
    </TextRows>
  );
}
