import { ClosingLine } from '@site/src/marketing/ClosingLine';
import { consulting } from '@site/src/marketing/content/consulting';
import { PageHead } from '@site/src/marketing/PageHead';
import { BenchWiring } from '@site/src/marketing/sections/BenchWiring';
import { ConsultingSteps } from '@site/src/marketing/sections/ConsultingSteps';
import Layout from '@theme/Layout';

export default function ConsultingPage() {
  const { label, title, lead, description } = consulting;
  return (
    <Layout description={description} title={label}>
      <main>
        <PageHead label={label} lead={lead} title={title} />
        <BenchWiring />
        <ConsultingSteps />
        <ClosingLine label="Read what we believe" text="Would we work well together?" to="/about-us" />
      </main>
    </Layout>
  );
}
