import { CallToAction } from '@site/src/marketing/CallToAction';
import { aboutUs } from '@site/src/marketing/content/aboutUs';
import { PageHead } from '@site/src/marketing/PageHead';
import { AboutRows } from '@site/src/marketing/sections/AboutRows';
import Layout from '@theme/Layout';

export default function AboutUsPage() {
  return (
    <Layout description={aboutUs.description} title={aboutUs.title}>
      <main>
        <PageHead lead={aboutUs.lead} title={aboutUs.title} />
        <AboutRows />
        <CallToAction />
      </main>
    </Layout>
  );
}
