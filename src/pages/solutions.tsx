import { CallToAction } from '@site/src/marketing/CallToAction';
import { solutionsHead } from '@site/src/marketing/content/solutions';
import { PageHead } from '@site/src/marketing/PageHead';
import { Solutions } from '@site/src/marketing/sections/Solutions';
import Layout from '@theme/Layout';

const description =
  'What Benchloom does for firmware teams, for QA and release, and for the people who own the lab: the jobs they run and what each one reports.';

export default function SolutionsPage() {
  return (
    <Layout description={description} title={solutionsHead.title}>
      <main>
        <PageHead {...solutionsHead} />
        <Solutions />
        <CallToAction />
      </main>
    </Layout>
  );
}
