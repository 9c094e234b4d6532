import { consulting, engagement } from '@site/src/marketing/content/consulting';
import { PageHead } from '@site/src/marketing/PageHead';
import { Section } from '@site/src/marketing/Section';
import { BenchWiring } from '@site/src/marketing/sections/BenchWiring';
import { ButtonLink } from '@site/src/ui/Button';
import Layout from '@theme/Layout';

export default function ConsultingPage() {
  const { label, title, lead, description } = consulting;
  return (
    <Layout description={description} title={label}>
      <main>
        <PageHead label={label} lead={lead} title={title} />
        <BenchWiring />
        <Section lead={engagement.lead} title={engagement.title}>
          <ButtonLink look="primary" to="/contact">
            {engagement.action}
          </ButtonLink>
        </Section>
      </main>
    </Layout>
  );
}
