import { PageHead } from '@site/src/components/PageHead';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';

export default function Page() {
  return (
    <Layout description="Solutions" title="Solutions">
      <main>
        <PageHead lead="" title="Solutions" />
        <Heading as="h2" id="features">
          x
        </Heading>
      </main>
    </Layout>
  );
}
