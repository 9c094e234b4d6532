import { ButtonLink } from '@site/src/components/Button';
import { CallToAction } from '@site/src/marketing/CallToAction';
import { featuresHead } from '@site/src/marketing/content/features';
import { PageHead } from '@site/src/marketing/PageHead';
import { FeatureRows } from '@site/src/marketing/sections/FeatureRows';
import Layout from '@theme/Layout';

export default function FeaturesPage() {
  return (
    <Layout
      description="See the six parts of Benchloom, each with a file you would write and its limits: packages, queue, tests, performance, adapters, and agent."
      title={featuresHead.title}
    >
      <main>
        <PageHead {...featuresHead} action={<ButtonLink to="/docs/quick-start">Read the quick start</ButtonLink>} />
        <FeatureRows />
        <CallToAction />
      </main>
    </Layout>
  );
}
