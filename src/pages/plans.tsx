import { CallToAction } from '@site/src/marketing/CallToAction';
import { PageHead } from '@site/src/marketing/PageHead';
import { PlanQuestions } from '@site/src/marketing/sections/PlanQuestions';
import { PlanTable } from '@site/src/marketing/sections/PlanTable';
import Layout from '@theme/Layout';

export default function PlansPage() {
  return (
    <Layout
      description="Compare Team, Lab and Self-hosted: who runs and upgrades the server, where DIPs and artifacts are stored, and how people log in."
      title="Plans"
    >
      <main>
        <PageHead
          lead="Choose by who runs the server and who shares it. Agents run on your lab hosts and the product is the same in every plan."
          title="Plans"
        />
        <PlanTable />
        <PlanQuestions />
        <CallToAction />
      </main>
    </Layout>
  );
}
