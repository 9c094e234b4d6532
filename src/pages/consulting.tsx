import { ClosingLine } from '@site/src/marketing/ClosingLine';
import { consulting, engagement } from '@site/src/marketing/content/consulting';
import { PageHead } from '@site/src/marketing/PageHead';
import { Section } from '@site/src/marketing/Section';
import { BenchWiring } from '@site/src/marketing/sections/BenchWiring';
import Layout from '@theme/Layout';

export default function ConsultingPage() {
  const { label, title, lead, description } = consulting;
  return (
    <Layout description={description} title={label}>
      <main>
        <PageHead label={label} lead={lead} title={title} />
        <BenchWiring />
        <Section lead={engagement.lead} title={engagement.title} />
        <ClosingLine {...engagement.closing} />
      </main>
    </Layout>
  );
}
