import { CodeText } from '@site/src/ui/CodeText';
import { TableRegion } from '@site/src/ui/TableRegion';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { type Plan, type PlanCell, planCaption, planRows, plans, sameInEveryPlan } from '../../content/plans';
import section from '../../section.module.css';
import styles from './planTable.module.css';

function Inclusion({ cell }: { cell: PlanCell }) {
  if (typeof cell === 'string') return <CodeText text={cell} />;
  return (
    <span className={clsx(styles.inclusion, !cell.included && styles.absent)}>
      <span aria-hidden="true" className={styles.pad} />
      <span>
        {cell.included ? 'Included' : 'Not included'}
        {cell.note && `, ${cell.note}`}
      </span>
    </span>
  );
}

/** The plans side by side, followed by what they have in common. */
export function PlanTable() {
  const row = (name: string, cell: (plan: Plan, index: number) => ReactNode) => (
    <tr key={name}>
      <th scope="row">{name}</th>
      {plans.map((plan, index) => (
        <td data-label={plan.name} key={plan.name}>
          {cell(plan, index)}
        </td>
      ))}
    </tr>
  );
  return (
    <>
      <TableRegion className={clsx(styles.table, 'short-labels')} label={planCaption}>
        <thead>
          <tr>
            <th scope="col">Compare plans</th>
            {plans.map(({ name }) => (
              <th className={styles.plan} key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {row('Best for', ({ audience }) => audience)}
          {planRows.map(({ name, cells }) => row(name, (_, index) => <Inclusion cell={cells[index] ?? ''} />))}
        </tbody>
      </TableRegion>
      <div className={styles.same}>
        <h2 className={styles.sameTitle}>{sameInEveryPlan.title}</h2>
        <ul className={styles.list}>
          {sameInEveryPlan.items.map((item) => (
            <li className={styles.inclusion} key={item}>
              <span aria-hidden="true" className={styles.pad} />
              {item}
            </li>
          ))}
        </ul>
      </div>
      <p className={section.note}>{sameInEveryPlan.note}</p>
    </>
  );
}
