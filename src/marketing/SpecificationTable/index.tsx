import Link from '@docusaurus/Link';

import tables from '@generated/marketing/default/specifications.json';
import { Fragment } from 'react';

import styles from './styles.module.css';

type Props = {
  /** ID of the product part. */
  id: string;
  /** Its name. */
  name: string;
};

/** A product part's limits: what each applies to, its range, and a link to its key or explanation. */
export function SpecificationTable({ id, name }: Props) {
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>
        Electrical characteristics<span className="visually-hidden"> of {name}</span>
      </caption>
      <thead>
        <tr>
          <th scope="col">Limit</th>
          <th scope="col">Applies to</th>
          <th className={styles.value} scope="col">
            Value
          </th>
          <th scope="col">Range</th>
          <th scope="col">Set with</th>
        </tr>
      </thead>
      <tbody>
        {(tables[id] ?? []).map(({ parameter, condition, value, allowed, key, to }) => (
          <tr key={parameter + condition}>
            <th scope="row">{parameter}</th>
            <td className={styles.condition}>{condition}</td>
            <td className={styles.value}>
              <Link aria-label={`${value}, ${key ?? parameter}`} to={to}>
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
  );
}
