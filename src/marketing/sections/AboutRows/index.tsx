import { CodeText } from '@site/src/components/CodeText';
import { aboutRows, outcomeGridText, ratings } from '@site/src/marketing/content/aboutUs';
import { OutcomeGrid } from '@site/src/marketing/OutcomeGrid';
import section from '@site/src/marketing/section.module.css';
import { TextRow, TextRows } from '@site/src/marketing/TextRows';
import valueTable from '@site/src/marketing/valueTable.module.css';
import clsx from 'clsx';
import styles from './styles.module.css';

function Ratings() {
  return (
    <table className={clsx(valueTable.table, styles.ratings)}>
      <caption className={styles.caption}>{ratings.caption}</caption>
      <thead>
        <tr>
          <th scope="col">Parameter</th>
          <th className={valueTable.value} scope="col">
            Maximum
          </th>
          <th scope="col">What happens instead</th>
        </tr>
      </thead>
      <tbody>
        {ratings.rows.map(({ parameter, maximum, text }) => (
          <tr key={parameter}>
            <th scope="row">{parameter}</th>
            <td className={valueTable.value}>{maximum}</td>
            <td>
              <CodeText text={text} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
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
