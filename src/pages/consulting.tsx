import { PageHead } from '@site/src/components/PageHead';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';

export default function Page() {
  return (
    <Layout description="Consulting" title="Consulting">
      <main>
        <PageHead lead="" title="Consulting" />
        <Heading as="h2" id="features">
          x
        </Heading>
      </main>
    </Layout>
  );
}
