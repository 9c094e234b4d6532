import { plansHead } from '@site/src/marketing/content/plans';
import { PageHead } from '@site/src/marketing/PageHead';
import { useState } from 'react';
import { type Choice, choose, firstAnswers, type PlanName, planOf } from './choices';
import { Picker } from './Picker';
import { PlanTable } from './PlanTable';
import styles from './planTable.module.css';

/** The page's head, the picker, and the plan table, which marks the chosen plan's column. */
export function Plans() {
  const [{ answers, changed, shown }, setState] = useState<ReturnType<typeof choose> & { shown: PlanName }>({
    answers: firstAnswers,
    shown: planOf(firstAnswers),
  });
  const onChoose = (choice: Choice) =>
    setState((state) => {
      const next = choose(state.answers, choice);
      return { ...next, shown: planOf(next.answers) };
    });
  return (
    <>
      <PageHead {...plansHead} />
      <div className={styles.root}>
        <Picker onChoose={onChoose} answers={answers} changed={changed} />
        <PlanTable chosen={planOf(answers)} onShow={(shown) => setState({ answers, changed, shown })} shown={shown} />
      </div>
    </>
  );
}
