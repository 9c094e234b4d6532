import Link from '@docusaurus/Link';
import tables from '@generated/marketing/default/specifications.json';
import { TableRegion } from '@site/src/components/TableRegion';
import clsx from 'clsx';
import { Fragment } from 'react';
import styles from './styles.module.css';

/** The limits of a product part: what each limit applies to, its range, and a link to its key or explanation. */
export function SpecificationTable({ id, name }: { id: string; name: string }) {
  const rows = tables[id] ?? [];
  return (
    <details className={styles.root}>
      <summary>{rows.length} limits, with ranges and keys</summary>
      <TableRegion className={clsx(styles.table, 'short-labels')} label={`Limits for ${name}`}>
        <thead>
          <tr>
            <th scope="col">Limit</th>
            <th scope="col">Applies to</th>
            <th className="align-right" scope="col">
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
              <td data-label="Applies to">{condition}</td>
              <td className="align-right" data-label="Value">
                <Link aria-label={`${value}, ${key ?? limit}`} to={to}>
                  {value}
                </Link>
              </td>
              <td data-label="Range">{allowed}</td>
              <td data-label="Set with">
                {key && (
                  <span className={styles.key}>
                    {key.split('.').map((part, index) => (
                      <Fragment key={part}>
                        {index > 0 && '.'}
                        <wbr />
                        {part}
                      </Fragment>
                    ))}
                  </span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </TableRegion>
    </details>
  );
}
