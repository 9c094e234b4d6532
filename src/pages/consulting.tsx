import { consulting } from '@site/src/marketing/content/consulting';
import { PageHead } from '@site/src/marketing/PageHead';
import { ConsultingServices } from '@site/src/marketing/sections/ConsultingServices';
import { ConsultingSteps } from '@site/src/marketing/sections/ConsultingSteps';
import Layout from '@theme/Layout';

export default function ConsultingPage() {
  return (
    <Layout description={consulting.description} title={consulting.title}>
      <main>
        <PageHead lead={consulting.lead} title={consulting.title} />
        <ConsultingServices />
        <ConsultingSteps />
      </main>
    </Layout>
  );
}
