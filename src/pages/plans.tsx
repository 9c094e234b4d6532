import { ClosingLine } from '@site/src/marketing/ClosingLine';
import { plansHead } from '@site/src/marketing/content/plans';
import { PageHead } from '@site/src/marketing/PageHead';
import { PlanFaq } from '@site/src/marketing/sections/PlanFaq';
import { PlanTable } from '@site/src/marketing/sections/Plans/PlanTable';
import Layout from '@theme/Layout';

export default function PlansPage() {
  return (
    <Layout
      description="Compare our plans: who runs and upgrades the server, where DIPs and artifacts are stored, and how people log in."
      title={plansHead.label}
    >
      <main>
        <PageHead {...plansHead} />
        <PlanTable />
        <PlanFaq />
        <ClosingLine label="What you need for a trial" text="One board is enough to start." to="/signup" />
      </main>
    </Layout>
  );
}
