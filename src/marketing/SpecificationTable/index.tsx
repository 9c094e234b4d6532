import Link from '@docusaurus/Link';
import tables from '@generated/marketing/default/specifications.json';
import valueTable from '@site/src/marketing/valueTable.module.css';
import clsx from 'clsx';
import { Fragment } from 'react';
import styles from './styles.module.css';

/** The limits of a product part: what each limit applies to, its range, and a link to its key or explanation. */
export function SpecificationTable({ id, name }: { id: string; name: string }) {
  const rows = tables[id] ?? [];
  return (
    <details className={styles.root}>
      <summary>{rows.length} limits, with ranges and keys</summary>
      <table className={styles.table}>
        <caption className="visually-hidden">Limits for {name}</caption>
        <thead>
          <tr>
            <th scope="col">Limit</th>
            <th scope="col">Applies to</th>
            <th className={valueTable.value} scope="col">
              Value
            </th>
            <th scope="col">Range</th>
            <th scope="col">Set with</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name: limit, condition, value, allowed, key, to }) => (
            <tr key={limit}>
              <th scope="row">{limit}</th>
              <td className={styles.condition}>{condition}</td>
              <td className={clsx(valueTable.value, styles.value)}>
                <Link aria-label={`${value}, ${key ?? limit}`} to={to}>
                  {value}
                </Link>
              </td>
              <td className={styles.allowed}>{allowed}</td>
              <td className={styles.key}>
                {key?.split('.').map((part, index) => (
                  <Fragment key={part}>
                    {index > 0 && '.'}
                    <wbr />
                    {part}
                  </Fragment>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
