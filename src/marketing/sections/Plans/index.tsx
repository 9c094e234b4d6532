import { useState } from 'react';
import { type Choice, choose, firstOrder, planOf } from './order';
import { Picker } from './Picker';
import { PlanTable } from './PlanTable';
import styles from './planTable.module.css';

/** The ordering code and the plans compared; a choice marks the column of its plan. */
export function Plans() {
  const [{ order, unshared }, setState] = useState({ order: firstOrder, unshared: false });
  const [shown, setShown] = useState(planOf(firstOrder));
  const onChoose = (choice: Choice) => {
    const next = choose(order, choice);
    setState(next);
    setShown(planOf(next.order));
  };
  return (
    <div className={styles.root}>
      <Picker onChoose={onChoose} order={order} unshared={unshared} />
      <PlanTable chosen={planOf(order)} onShow={setShown} shown={shown} />
    </div>
  );
}
