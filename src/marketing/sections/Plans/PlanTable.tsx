import { CodeText } from '@site/src/ui/CodeText';
import { TableRegion } from '@site/src/ui/TableRegion';
import type { ReactNode } from 'react';
import { type Plan, type PlanCell, planCaption, planRows, plans, sameInEveryPlan } from '../../content/plans';
import section from '../../section.module.css';
import styles from './planTable.module.css';

function Cell({ cell }: { cell: PlanCell }) {
  if (typeof cell === 'string') return <CodeText text={cell} />;
  if (!cell.included) return <span className={styles.absent}>Not included</span>;
  return cell.note ? `Included, ${cell.note}` : 'Included';
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
      <TableRegion className={styles.table} label={planCaption}>
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
          {planRows.map(({ name, cells }) => row(name, (_, index) => <Cell cell={cells[index] ?? ''} />))}
        </tbody>
      </TableRegion>
      <h2 className={section.name}>{sameInEveryPlan.title}</h2>
      <ul className={styles.same}>
        {sameInEveryPlan.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <p className={section.note}>{sameInEveryPlan.note}</p>
    </>
  );
}
