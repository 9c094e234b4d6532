import { CallToAction } from '@site/src/marketing/CallToAction';
import { CompanyData } from '@site/src/marketing/CompanyData';
import { Board } from '@site/src/marketing/sections/Board';
import { DocsTeaser } from '@site/src/marketing/sections/DocsTeaser';
import { Features } from '@site/src/marketing/sections/Features';
import { Hero } from '@site/src/marketing/sections/Hero';
import { Integrations } from '@site/src/marketing/sections/Integrations';
import { Verdicts } from '@site/src/marketing/sections/Verdicts';
import Layout from '@theme/Layout';

const description =
  'Benchloom queues jobs, installs images on the devices in your lab, runs tests there, and tells a product failure from a lab error.';

export default function HomePage() {
  return (
    <Layout description={description} title="Every build, tested on real boards">
      <CompanyData description={description} />
      <main>
        <Hero />
        <Features />
        <Verdicts />
        <Board />
        <Integrations />
        <DocsTeaser />
        <CallToAction />
      </main>
    </Layout>
  );
}
