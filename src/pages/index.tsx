import { company } from '@site/src/lib/company';
import { ClosingLine } from '@site/src/marketing/ClosingLine';
import { CompanyData } from '@site/src/marketing/CompanyData';
import section from '@site/src/marketing/section.module.css';
import { Bench } from '@site/src/marketing/sections/Bench';
import { Features } from '@site/src/marketing/sections/Features';
import { Hero } from '@site/src/marketing/sections/Hero';
import { Runner } from '@site/src/marketing/sections/Runner';
import { Verdicts } from '@site/src/marketing/sections/Verdicts';
import Layout from '@theme/Layout';

const description =
  'Device lab automation: flash each build onto boards in your own lab, run Python tests there, and see whether to look at your change or at the lab.';

export default function HomePage() {
  return (
    <Layout description={description} title={company.tagline}>
      <CompanyData description={description} />
      <main>
        <div className={section.act}>
          <Hero />
          <Verdicts />
        </div>
        <div className={section.act}>
          <Runner />
          <Features />
        </div>
        <Bench />
        <ClosingLine label="What you need for a trial" text="Ready for your own boards?" to="/signup" />
      </main>
    </Layout>
  );
}
