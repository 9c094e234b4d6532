import { plansHead } from '../../content/plans';
import { PageHead } from '../../PageHead';
import { PlanTable } from './PlanTable';
import styles from './planTable.module.css';

/** The page's head, and the plan table. */
export function Plans() {
  return (
    <>
      <PageHead {...plansHead} />
      <div className={styles.root}>
        <PlanTable />
      </div>
    </>
  );
}
