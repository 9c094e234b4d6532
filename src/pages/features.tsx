import { CallToAction } from '@site/src/marketing/CallToAction';
import { features, featuresHead } from '@site/src/marketing/content/features';
import { PageHead } from '@site/src/marketing/PageHead';
import { Pinout } from '@site/src/marketing/Pinout';
import { FeatureRows } from '@site/src/marketing/sections/FeatureRows';
import Layout from '@theme/Layout';

export default function FeaturesPage() {
  return (
    <Layout
      description="See the six parts of Benchloom, each with a file you’d write and its limits: packages, queue, tests, performance, adapters, and agent."
      title={featuresHead.title}
    >
      <main>
        <PageHead {...featuresHead} drawing={<Pinout label="Parts" pins={features} />} />
        <FeatureRows />
        <CallToAction />
      </main>
    </Layout>
  );
}
