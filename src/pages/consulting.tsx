import { PageHead } from '@site/src/components/PageHead';
import { consulting } from '@site/src/content/consulting';
import { ConsultingServices } from '@site/src/sections/ConsultingServices';
import { ConsultingSteps } from '@site/src/sections/ConsultingSteps';
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
