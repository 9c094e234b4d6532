import { plansHead } from '@site/src/marketing/content/plans';
import { PageHead } from '@site/src/marketing/PageHead';
import { useState } from 'react';
import { CodeDrawing } from './CodeDrawing';
import { type Choice, choose, firstOrder, type PlanName, planOf } from './order';
import { Picker } from './Picker';
import { PlanTable } from './PlanTable';
import styles from './planTable.module.css';

/** The page's head with the ordering code, the picker, and the plan table, which marks the chosen plan's column. */
export function Plans() {
  const [{ order, changed, shown }, setState] = useState<ReturnType<typeof choose> & { shown: PlanName }>({
    order: firstOrder,
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
        <Picker onChoose={onChoose} order={order} changed={changed} />
        <PlanTable chosen={planOf(order)} onShow={(shown) => setState({ order, changed, shown })} shown={shown} />
      </div>
    </>
  );
}
