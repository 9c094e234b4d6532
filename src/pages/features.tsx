import { CallToAction } from '@site/src/marketing/CallToAction';
import { PageHead } from '@site/src/marketing/PageHead';
import { FeatureRows } from '@site/src/marketing/sections/FeatureRows';
import Layout from '@theme/Layout';

export default function FeaturesPage() {
  return (
    <Layout
      description="Image packages, leased devices, Python tests, metrics with baselines, result files and an agent that only connects outward, each with its file."
      title="Features"
    >
      <main>
        <PageHead
          lead="From a build to a result on a real board, in six parts. Next to each part is the file that you write for it."
          title="Features"
        />
        <FeatureRows />
        <CallToAction />
      </main>
    </Layout>
  );
}
