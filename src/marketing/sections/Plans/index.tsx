import { plansHead } from '../../content/plans';
import { PageHead } from '../../PageHead';
import section from '../../section.module.css';
import { PlanTable } from './PlanTable';

/** The page's head, and the plan table. */
export function Plans() {
  return (
    <>
      <PageHead {...plansHead} />
      <div className={section.wrap}>
        <PlanTable />
      </div>
    </>
  );
}
