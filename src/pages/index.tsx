import { PageHead } from '@site/src/components/PageHead';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';

export default function Page() {
  return (
    <Layout description="Index" title="Index">
      <main>
        <PageHead lead="" title="Index" />
        <Heading as="h2" id="features">
          x
        </Heading>
      </main>
    </Layout>
  );
}
