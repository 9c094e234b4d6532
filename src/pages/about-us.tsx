import { CallToAction } from '@site/src/marketing/CallToAction';
import { aboutUs } from '@site/src/marketing/content/aboutUs';
import { OutcomeDots } from '@site/src/marketing/OutcomeGrid/OutcomeDots';
import { PageHead } from '@site/src/marketing/PageHead';
import { AboutRows } from '@site/src/marketing/sections/AboutRows';
import Layout from '@theme/Layout';

export default function AboutUsPage() {
  return (
    <Layout description={aboutUs.description} title={aboutUs.title}>
      <main>
        <PageHead drawing={<OutcomeDots />} lead={aboutUs.lead} title={aboutUs.title} />
        <AboutRows />
        <CallToAction />
      </main>
    </Layout>
  );
}
