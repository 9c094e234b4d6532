import { ClosingLine } from '@site/src/marketing/ClosingLine';
import { solutionsHead } from '@site/src/marketing/content/solutions';
import { PageHead } from '@site/src/marketing/PageHead';
import { Solutions } from '@site/src/marketing/sections/Solutions';
import Layout from '@theme/Layout';

export default function SolutionsPage() {
  const { label, title, lead, description } = solutionsHead;
  return (
    <Layout description={description} title={label}>
      <main>
        <PageHead label={label} lead={lead} title={title} />
        <Solutions />
        <ClosingLine label="Compare plans" text="Who should run your server, you or us?" to="/plans" />
      </main>
    </Layout>
  );
}
