import Link from '@docusaurus/Link';
import { AppButtonLink, ButtonLink } from '@site/src/components/Button';
import { type Plan, type PlanCell, type PlanGroup, planGroups, plans } from '@site/src/marketing/content/plans';
import clsx from 'clsx';
import type { FocusEvent } from 'react';
import styles from './styles.module.css';

function Inclusion({ cell }: { cell: PlanCell }) {
  if (typeof cell === 'string') {
    return cell;
  }
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

function FirstStep({ plan }: { plan: Plan }) {
  return plan.action === 'trial' ? (
    <AppButtonLink look={plan.chosen ? 'primary' : 'secondary'} page="signup">
      Start Free Trial
    </AppButtonLink>
  ) : (
    <ButtonLink to="/contact">Ask for a quote</ButtonLink>
  );
}

function Group({ group }: { group: PlanGroup }) {
  return (
    <tbody>
      <tr>
        <th className={styles.group} colSpan={plans.length + 1} scope="rowgroup">
          <span className={styles.groupName}>{group.name}</span>
        </th>
      </tr>
      {group.rows.map((row) => (
        <tr key={row.name}>
          <th className={styles.rowName} scope="row">
            {row.name}
          </th>
          {plans.map((plan, index) => (
            <td className={clsx(styles.cell, plan.chosen && styles.chosen)} key={plan.name}>
              <Inclusion cell={row.cells[index] ?? ''} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}

/** Brings a link with the focus out from under the sticky row names, where browsers leave it. */
function showFocused({ currentTarget, target }: FocusEvent) {
  if (target !== currentTarget) target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** The plans side by side. Below desktop width, the table scrolls in its own region with sticky row names. */
export function PlanTable() {
  return (
    <div className={styles.root}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reachable by keyboard */}
      <section aria-label="Plans compared" className={styles.region} onFocus={showFocused} tabIndex={0}>
        <table className={styles.table}>
          <caption className={styles.caption}>
            <span className={styles.captionText}>
              Ordering information. For prices, <Link to="/contact">ask for a quote</Link>.
            </span>
          </caption>
          <thead>
            <tr>
              <th className={styles.corner} scope="col">
                Plan
              </th>
              {plans.map((plan) => (
                <th className={clsx(styles.plan, plan.chosen && styles.chosen)} key={plan.name} scope="col">
                  {plan.name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              <th className={styles.rowName} scope="row">
                Made for
              </th>
              {plans.map((plan) => (
                <td className={clsx(styles.cell, plan.chosen && styles.chosen)} key={plan.name}>
                  {plan.audience}
                </td>
              ))}
            </tr>
            <tr>
              <th className={styles.rowName} scope="row">
                First step
              </th>
              {plans.map((plan) => (
                <td className={clsx(styles.cell, styles.action, plan.chosen && styles.chosen)} key={plan.name}>
                  <FirstStep plan={plan} />
                </td>
              ))}
            </tr>
          </tbody>
          {planGroups.map((group) => (
            <Group group={group} key={group.name} />
          ))}
        </table>
      </section>
    </div>
  );
}
