import { PageHead } from '@site/src/components/PageHead';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';

export default function Page() {
  return (
    <Layout description="About us" title="About us">
      <main>
        <PageHead lead="" title="About us" />
        <Heading as="h2" id="features">
          x
        </Heading>
      </main>
    </Layout>
  );
}
