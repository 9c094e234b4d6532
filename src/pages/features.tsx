import { ClosingLine } from '@site/src/marketing/ClosingLine';
import { featuresHead } from '@site/src/marketing/content/features';
import { PageHead } from '@site/src/marketing/PageHead';
import { Effort } from '@site/src/marketing/sections/Effort';
import { FeatureRows } from '@site/src/marketing/sections/FeatureRows';
import { JobJourney } from '@site/src/marketing/sections/JobJourney';
import Layout from '@theme/Layout';

export default function FeaturesPage() {
  return (
    <Layout
      description="The six parts of Benchloom (queue, agent, packages, performance, tests, and adapters): what each does for you, how it works, and what it can’t do."
      title={featuresHead.label}
    >
      <main>
        <PageHead {...featuresHead} />
        <FeatureRows />
        <JobJourney />
        <Effort />
        <ClosingLine label="See Solutions" text="What do firmware, QA, and lab teams do with them?" to="/solutions" />
      </main>
    </Layout>
  );
}
