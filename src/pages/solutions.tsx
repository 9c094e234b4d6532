import { ButtonLink } from '@site/src/components/Button';
import { CallToAction } from '@site/src/marketing/CallToAction';
import { solutionsHead } from '@site/src/marketing/content/solutions';
import { PageHead } from '@site/src/marketing/PageHead';
import { Solutions } from '@site/src/marketing/sections/Solutions';
import Layout from '@theme/Layout';

export default function SolutionsPage() {
  return (
    <Layout description={solutionsHead.description} title={solutionsHead.title}>
      <main>
        <PageHead
          action={<ButtonLink to="/docs/quick-start">Read the quick start</ButtonLink>}
          lead={solutionsHead.lead}
          title={solutionsHead.title}
        />
        <Solutions />
        <CallToAction />
      </main>
    </Layout>
  );
}
