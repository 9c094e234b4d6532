import { plansHead } from '@site/src/marketing/content/plans';
import { PageHead } from '@site/src/marketing/PageHead';
import { useState } from 'react';
import { CodeDrawing } from './CodeDrawing';
import { type Choice, choose, firstOrder, planOf } from './order';
import { Picker } from './Picker';
import { PlanTable } from './PlanTable';
import styles from './planTable.module.css';

/** The page's head with the ordering code, the picker, and the plan table, which marks the chosen plan's column. */
export function Plans() {
  const [{ order, unshared, shown }, setState] = useState({
    order: firstOrder,
    unshared: false,
    shown: planOf(firstOrder),
  });
  const onChoose = (choice: Choice) =>
    setState((state) => {
      const next = choose(state.order, choice);
      return { ...next, shown: planOf(next.order) };
    });
  return (
    <>
      <PageHead {...plansHead} drawing={<CodeDrawing order={order} />} />
      <div className={styles.root}>
        <Picker onChoose={onChoose} order={order} unshared={unshared} />
        <PlanTable chosen={planOf(order)} onShow={(shown) => setState({ order, unshared, shown })} shown={shown} />
      </div>
    </>
  );
}
