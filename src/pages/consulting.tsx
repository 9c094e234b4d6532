import { ButtonLink } from '@site/src/components/Button';
import { consulting } from '@site/src/marketing/content/consulting';
import { PageHead } from '@site/src/marketing/PageHead';
import { BenchWiring } from '@site/src/marketing/sections/BenchWiring';
import { ConsultingSteps } from '@site/src/marketing/sections/ConsultingSteps';
import Layout from '@theme/Layout';

export default function ConsultingPage() {
  return (
    <Layout description={consulting.description} title={consulting.title}>
      <main>
        <PageHead
          action={
            <ButtonLink look="primary" to="/contact">
              {consulting.action}
            </ButtonLink>
          }
          lead={consulting.lead}
          title={consulting.title}
        />
        <BenchWiring />
        <ConsultingSteps />
      </main>
    </Layout>
  );
}
