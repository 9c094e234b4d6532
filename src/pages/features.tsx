import { ClosingLine } from '@site/src/marketing/ClosingLine';
import { featuresHead } from '@site/src/marketing/content/features';
import { PageHead } from '@site/src/marketing/PageHead';
import { FeatureRows } from '@site/src/marketing/sections/FeatureRows';
import Layout from '@theme/Layout';

export default function FeaturesPage() {
  return (
    <Layout
      description="See the six parts of Benchloom (queue, agent, packages, performance, tests, and adapters), each with a file you’d write."
      title={featuresHead.label}
    >
      <main>
        <PageHead {...featuresHead} />
        <FeatureRows />
        <ClosingLine label="See Solutions" text="What do firmware, QA, and lab teams do with them?" to="/solutions" />
      </main>
    </Layout>
  );
}
