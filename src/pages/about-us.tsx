import { CallToAction } from '@site/src/components/CallToAction';
import { PageHead } from '@site/src/components/PageHead';
import { aboutUs } from '@site/src/content/aboutUs';
import { AboutRows } from '@site/src/sections/AboutRows';
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
