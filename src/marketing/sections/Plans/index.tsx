import { useState } from 'react';
import { plansHead } from '../../content/plans';
import { PageHead } from '../../PageHead';
import { choose, planOf } from './choices';
import { Picker } from './Picker';
import { PlanTable } from './PlanTable';
import styles from './planTable.module.css';

/** The page's head, the picker, and the plan table, which marks the chosen plan's column. */
export function Plans() {
  const [{ answers, changed }, setState] = useState<ReturnType<typeof choose>>({ answers: {} });
  return (
    <>
      <PageHead {...plansHead} />
      <div className={styles.root}>
        <Picker
          onChoose={(choice) => setState((state) => choose(state.answers, choice))}
          answers={answers}
          changed={changed}
        />
        <PlanTable chosen={planOf(answers)} />
      </div>
    </>
  );
}
