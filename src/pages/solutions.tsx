import { CallToAction } from '@site/src/marketing/CallToAction';
import { solutionsHead } from '@site/src/marketing/content/solutions';
import { PageHead } from '@site/src/marketing/PageHead';
import TimeScales from '@site/src/marketing/PageHead/timeScales.svg';
import { Solutions } from '@site/src/marketing/sections/Solutions';
import Layout from '@theme/Layout';

export default function SolutionsPage() {
  return (
    <Layout description={solutionsHead.description} title={solutionsHead.title}>
      <main>
        <PageHead
          drawing={<TimeScales role="img" title={solutionsHead.drawingTitle} />}
          lead={solutionsHead.lead}
          title={solutionsHead.title}
        />
        <Solutions />
        <CallToAction />
      </main>
    </Layout>
  );
}
