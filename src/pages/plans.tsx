import { CallToAction } from '@site/src/marketing/CallToAction';
import { plansHead } from '@site/src/marketing/content/plans';
import { PlanFaq } from '@site/src/marketing/sections/PlanFaq';
import { Plans } from '@site/src/marketing/sections/Plans';
import Layout from '@theme/Layout';

export default function PlansPage() {
  return (
    <Layout
      description="Compare Team, Lab, and Self-hosted: who runs and upgrades the server, where DIPs and artifacts are stored, and how people log in."
      title={plansHead.title}
    >
      <main>
        <Plans />
        <PlanFaq />
        <CallToAction />
      </main>
    </Layout>
  );
}
