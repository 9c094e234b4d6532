import { CodeText } from '@site/src/components/CodeText';
import { watchScrolling } from '@site/src/lib/watchScrolling';
import {
  type Plan,
  type PlanCell,
  planCaption,
  planRows,
  plans,
  sameInEveryPlan,
} from '@site/src/marketing/content/plans';
import section from '@site/src/marketing/section.module.css';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { PlanName } from './choices';
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

type Props = {
  /** The plan whose column is marked. */
  chosen: PlanName;
  /** The plan that a phone shows. */
  shown: PlanName;
  onShow: (plan: PlanName) => void;
};

/** The plans side by side, and then what they have in common. A phone shows one plan at a time. */
export function PlanTable({ chosen, shown, onShow }: Props) {
  const cellClass = ({ name }: Plan) =>
    clsx(styles.cell, name === chosen && styles.chosen, name !== shown && styles.other);
  const row = (name: string, cell: (plan: Plan, index: number) => ReactNode) => (
    <tr key={name}>
      <th className={styles.rowName} scope="row">
        {name}
      </th>
      {plans.map((plan, index) => (
        <td className={cellClass(plan)} key={plan.name}>
          {cell(plan, index)}
        </td>
      ))}
    </tr>
  );
  return (
    <>
      <div>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset groups form fields, not buttons that show a column */}
        <div aria-label="Choose a plan to show" className={styles.tabs} role="group">
          {plans.map(({ name }) => (
            <button
              aria-pressed={name === shown}
              className={styles.tab}
              key={name}
              onClick={() => onShow(name)}
              type="button"
            >
              {name}
            </button>
          ))}
        </div>
        <section aria-label="Plan comparison" className={styles.region} ref={watchScrolling}>
          <table className={styles.table}>
            <caption className="visually-hidden">{planCaption}</caption>
            <thead>
              <tr>
                <th className={styles.corner} scope="col">
                  Compare plans
                </th>
                {plans.map(({ name }) => (
                  <th
                    className={clsx(styles.plan, name === chosen && styles.chosenPlan, name !== shown && styles.other)}
                    key={name}
                    scope="col"
                  >
                    {name}
                    {name === chosen && <span className={styles.yours}> (your plan)</span>}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {row('Best for', ({ audience }) => audience)}
              {planRows.map(({ name, cells }) => row(name, (_, index) => <Inclusion cell={cells[index] ?? ''} />))}
            </tbody>
          </table>
        </section>
      </div>
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
