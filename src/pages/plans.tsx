import { ClosingLine } from '@site/src/marketing/ClosingLine';
import { plansHead } from '@site/src/marketing/content/plans';
import { MarketingPage } from '@site/src/marketing/MarketingPage';
import { PlanFaq } from '@site/src/marketing/sections/PlanFaq';
import { PlanTable } from '@site/src/marketing/sections/Plans/PlanTable';

export default function PlansPage() {
  return (
    <MarketingPage {...plansHead}>
      <PlanTable />
      <PlanFaq />
      <ClosingLine label="What you need for a trial" text="One board is enough to start." to="/signup" />
    </MarketingPage>
  );
}
