import { CallToAction } from '@site/src/components/CallToAction';
import { CompanyData } from '@site/src/components/CompanyData';
import { Board } from '@site/src/sections/Board';
import { DocsTeaser } from '@site/src/sections/DocsTeaser';
import { Features } from '@site/src/sections/Features';
import { Hero } from '@site/src/sections/Hero';
import { Integrations } from '@site/src/sections/Integrations';
import { Verdicts } from '@site/src/sections/Verdicts';
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
