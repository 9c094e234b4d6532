import { ClosingLine } from '@site/src/marketing/ClosingLine';
import { aboutUs } from '@site/src/marketing/content/aboutUs';
import { PageHead } from '@site/src/marketing/PageHead';
import { AboutRows } from '@site/src/marketing/sections/AboutRows';
import Layout from '@theme/Layout';

export default function AboutUsPage() {
  const { label, title, lead, description } = aboutUs;
  return (
    <Layout description={description} title={label}>
      <main>
        <PageHead label={label} lead={lead} title={title} />
        <AboutRows />
        <ClosingLine label="Run a test in simulation" text="Check us before you trust us." to="/docs/quick-start" />
      </main>
    </Layout>
  );
}
